#include "games/parcheesi/quick/four_hands.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

/// What is asked of four hands at once is what each of them would answer.
namespace parlor::parcheesi::test {
namespace {

using Hands = std::array<Hand, FourHands::size>;

Hand any_hand() {
  std::array<Pawn, pawns_each> pawns;
  for (Pawn& pawn : pawns) {
    // Few places, so that pawns meet, and HOME and START among them.
    const int code = *rc::gen::element(0, 1, 2, 64, 65, 71, 72, 76);
    pawn = Pawn(Place::from_code(code), *rc::gen::arbitrary<bool>());
  }
  Hand hand;
  hand.set_pawns(pawns);
  hand.change(0, *rc::gen::arbitrary<std::uint16_t>());
  hand.earn(Bonus::capture, *rc::gen::inRange(0, 3));
  hand.earn(Bonus::home, *rc::gen::inRange(0, 3));
  return hand;
}

Hand in_order(const Hand& hand) {
  auto pawns = hand.pawns();
  std::ranges::sort(pawns);
  Hand ordered = hand;
  ordered.set_pawns(pawns);
  return ordered;
}

RC_GTEST_PROP(FourHands, AnswerAsEachOfThemWould, ()) {
  Hands hands;
  for (Hand& hand : hands) hand = any_hand();
  FourHands four(hands.data());
  four.put_pawns_in_order();
  for (std::size_t i = 0; i < hands.size(); ++i) {
    const Hand hand = in_order(hands[i]);
    RC_ASSERT(four[i] == hand);
    // Two marked and one unmarked pawn in order of their codes are three as well.
    RC_ASSERT((four.with_three() >> i & 1U) == static_cast<unsigned>(hand.has_three()));
    RC_ASSERT((four.with_pending() >> i & 1U) == static_cast<unsigned>(hand.any_pending()));
    RC_ASSERT((four.all_home() >> i & 1U) == static_cast<unsigned>(hand.all_home()));
  }
}

RC_GTEST_PROP(FourHands, AreWrittenOneAfterTheOther, ()) {
  Hands hands;
  for (Hand& hand : hands) hand = any_hand();
  const unsigned set = *rc::gen::inRange(0U, 16U);
  const FourHands four(hands.data());
  Hands written;
  std::array<Choice, FourHands::size> choices;
  const Hand* const end = four.write(set, written.data());
  const Choice* const last = four.write(set, choices.data());
  std::size_t at = 0;
  for (std::size_t i = 0; i < hands.size(); ++i) {
    if ((set >> i & 1U) == 0) continue;
    RC_ASSERT(written[at] == hands[i]);
    RC_ASSERT(choices[at] == choice_of(hands[i]));
    ++at;
  }
  RC_ASSERT(end == written.data() + at);
  RC_ASSERT(last == choices.data() + at);
}

}  // namespace
}  // namespace parlor::parcheesi::test
