#include "table/table.h"

#include <gtest/gtest.h>

#include "table/sitting.h"

namespace parlor::table::test {
namespace {

Sitting chess(Agreement agreement = agreed("chess")) {
  Sitting sitting(std::move(agreement));
  EXPECT_EQ(sitting.sit("ann", 0), "");
  EXPECT_EQ(sitting.sit("bob", 1), "");
  return sitting;
}

std::string move(Sitting& sitting, const std::string& who, const std::string& play) {
  return sitting.give(who, Play{{play}, {}});
}

TEST(Table, StartsWhenTheLastOpenSeatIsTaken) {
  Sitting sitting(agreed("chess"));
  EXPECT_EQ(sitting.sit("ann", 0), "");
  EXPECT_EQ(sitting.table.stage(), Stage::waiting);
  EXPECT_EQ(sitting.give("ann", Start{}), "not_open");
  EXPECT_EQ(sitting.sit("bob", 1), "");
  EXPECT_EQ(sitting.table.stage(), Stage::playing);
  EXPECT_EQ(sitting.sit("cid", 1), "not_open");
}

TEST(Table, KeepsASeatForWhoTookIt) {
  Sitting sitting(agreed("parcheesi", 4));
  EXPECT_EQ(sitting.sit("ann", 0), "");
  EXPECT_EQ(sitting.sit("bob", 0), "seat_taken");
  EXPECT_EQ(sitting.sit("bob", 5), "no_such_seat");
  EXPECT_EQ(sitting.give("bob", Stand{Seat(0)}), "not_seated");
  EXPECT_EQ(sitting.give("ann", SitBot{Seat(1), "hard"}), "");
  EXPECT_EQ(sitting.give("ann", SitBot{Seat(2), "godlike"}), "bad_level");
  EXPECT_EQ(sitting.give("ann", Stand{Seat(1)}), "") << "bots give way";
  EXPECT_EQ(sitting.give("ann", Stand{Seat(0)}), "");
  EXPECT_EQ(sitting.sit("bob", 0), "");
}

TEST(Table, ByInvitationWantsTheKey) {
  Agreement agreement = agreed("chess");
  agreement.invited = true;
  agreement.keys[0] = "key of ann";
  agreement.kept_for[1] = "bob";
  Sitting sitting(agreement);
  EXPECT_EQ(sitting.sit("ann", 0), "needs_key");
  EXPECT_EQ(
      sitting.give("ann", Sit{Seat(0), "ann", Sitting::hash_of(Seat(0), "anntextt"), "key of ann"}),
      "");
  EXPECT_EQ(sitting.sit("eve", 1), "needs_key");
  EXPECT_EQ(sitting.sit("bob", 1), "") << "the seat was kept for bob";
}

TEST(Table, RefusesWhoeverIsNotDueAndSaysWhoIs) {
  Sitting sitting = chess();
  EXPECT_EQ(move(sitting, "bob", "e7e5"), "not_your_turn");
  EXPECT_NE(sitting.sentence.find("White"), std::string::npos);
  EXPECT_EQ(move(sitting, "eve", "e2e4"), "not_seated");
  EXPECT_EQ(sitting.give("ann", ThrowDice{}), "not_your_turn");
  EXPECT_EQ(move(sitting, "ann", "e2e5"), "illegal");
  EXPECT_FALSE(sitting.clause.empty());
  EXPECT_EQ(sitting.give("ann", Play{}), "illegal") << "nothing is no play here";
  EXPECT_EQ(move(sitting, "ann", "e2e4"), "");
}

TEST(Table, TakesBackWhenTheOtherAgrees) {
  Sitting sitting = chess();
  const std::string start = sitting.table.game().position(sitting.table.state());
  EXPECT_EQ(sitting.give("ann", MakeOffer{Offer::takeback}), "too_late");
  EXPECT_EQ(move(sitting, "ann", "e2e4"), "");
  EXPECT_EQ(move(sitting, "bob", "e7e5"), "");
  EXPECT_EQ(sitting.give("ann", MakeOffer{Offer::takeback}), "");
  EXPECT_EQ(sitting.give("ann", Accept{Offer::takeback}), "no_offer");
  EXPECT_EQ(sitting.give("bob", Accept{Offer::takeback}), "");
  EXPECT_TRUE(has<TookBack>(sitting.last));
  EXPECT_EQ(sitting.table.game().position(sitting.table.state()), start);
}

TEST(Table, NeverTakesBackPastAThrow) {
  Sitting sitting(agreed("parcheesi", 2));
  sitting.sit("ann", 0);
  sitting.sit("bob", 2);
  Random random(3);
  while (!has<Played>(sitting.last)) sitting.act(random);
  const Seat seat = std::get<Played>(sitting.last.front().what).seat;
  const std::string who = sitting.table.chair(seat).token;
  EXPECT_GT(sitting.table.plays_to_take_back(seat), 0);
  sitting.act(random);
  ASSERT_TRUE(has<Threw>(sitting.last));
  EXPECT_EQ(sitting.table.plays_to_take_back(seat), 0);
  EXPECT_EQ(sitting.give(who, MakeOffer{Offer::takeback}), "too_late");
}

TEST(Table, EndsInADrawThatBothWant) {
  Sitting sitting = chess();
  EXPECT_EQ(sitting.give("ann", MakeOffer{Offer::draw}), "");
  EXPECT_EQ(sitting.give("bob", Decline{Offer::draw}), "");
  EXPECT_EQ(sitting.give("bob", Accept{Offer::draw}), "no_offer");
  EXPECT_EQ(sitting.give("bob", MakeOffer{Offer::draw}), "");
  EXPECT_EQ(sitting.give("ann", Accept{Offer::draw}), "");
  ASSERT_TRUE(sitting.table.ended());
  EXPECT_TRUE(sitting.table.ended()->draw);
  EXPECT_EQ(sitting.table.ended()->seed, "the seed") << "the seed is revealed at the end";
}

TEST(Table, EndsWhenAllOthersHaveResigned) {
  Sitting sitting(agreed("parcheesi", 3));
  for (int seat = 0; seat < 3; ++seat) sitting.sit("p" + std::to_string(seat), seat);
  EXPECT_EQ(sitting.give("p0", Resign{}), "");
  EXPECT_FALSE(sitting.table.ended()) << "two are left";
  EXPECT_FALSE(sitting.table.chair(Seat(0)).decides()) << "a bot plays on";
  EXPECT_EQ(sitting.give("p2", Resign{}), "");
  ASSERT_TRUE(sitting.table.ended());
  EXPECT_EQ(sitting.table.ended()->winners, SeatSet(Seat(1)));
  EXPECT_EQ(sitting.table.ended()->how, How::resigned);
}

TEST(Table, LetsABotPlayForWhoIsLateAndHandsTheSeatOverAfterTwoTimeOutsInARow) {
  Agreement agreement = agreed("chess");
  agreement.clock = {ClockKind::turn, 10'000, 0};
  Sitting sitting = chess(agreement);
  sitting.now += 9'999;
  EXPECT_EQ(sitting.give("", Tick{}), "");
  EXPECT_TRUE(sitting.last.empty());
  sitting.now += 1;
  EXPECT_EQ(sitting.give("", Tick{}), "");
  EXPECT_TRUE(has<TimedOut>(sitting.last));
  EXPECT_FALSE(has<Handed>(sitting.last));
  EXPECT_EQ(move(sitting, "ann", "e2e4"), "not_your_turn");
  EXPECT_EQ(sitting.give("", ActForSeat{Seat(0), "e2e4"}), "");
  EXPECT_EQ(std::get<Played>(sitting.last.front().what).by, PlayedBy::clock);
  EXPECT_EQ(move(sitting, "bob", "e7e5"), "");
  EXPECT_TRUE(sitting.table.chair(Seat(0)).decides()) << "ann may play this turn herself";
  sitting.now += 10'000;
  EXPECT_EQ(sitting.give("", Tick{}), "");
  EXPECT_TRUE(has<Handed>(sitting.last)) << "the second in a row";
  EXPECT_EQ(sitting.give("", ActForSeat{Seat(0), "g1f3"}), "");
  EXPECT_EQ(std::get<Played>(sitting.last.front().what).by, PlayedBy::bot);
  EXPECT_EQ(sitting.give("ann", TakeOver{Seat(0)}), "");
  EXPECT_TRUE(sitting.table.chair(Seat(0)).decides());
}

TEST(Table, CountsAGameClockWithIncrementAndTakesTheGameFromWhoIsLate) {
  Agreement agreement = agreed("chess");
  agreement.clock = {ClockKind::game, 60'000, 5'000};
  agreement.on_timeout = OnTimeout::seat_loses;
  Sitting sitting = chess(agreement);
  sitting.now += 20'000;
  EXPECT_EQ(move(sitting, "ann", "e2e4"), "");
  EXPECT_EQ(sitting.table.left(Seat(0), sitting.now), 45'000);
  EXPECT_EQ(sitting.table.left(Seat(1), sitting.now + 1'000), 59'000);
  sitting.now += 60'000;
  EXPECT_EQ(sitting.give("", Tick{}), "");
  ASSERT_TRUE(sitting.table.ended());
  EXPECT_EQ(sitting.table.ended()->winners, SeatSet(Seat(0)));
  EXPECT_EQ(sitting.table.ended()->how, How::time);
}

TEST(Table, ThrowsAndMakesForcedPlaysByItselfWhereAPlayerWantsThat) {
  Sitting sitting(agreed("snakes_ladders", 2));
  sitting.sit("ann", 0);
  sitting.sit("bob", 1);
  Random random(1);
  while (!sitting.table.due() || !has<Played>(sitting.last)) sitting.act(random);
  const std::string who = sitting.table.chair(sitting.table.due()->seat).token;
  EXPECT_EQ(sitting.give(who, SetAutomatic{{true, true}}), "");
  EXPECT_TRUE(has<Threw>(sitting.last));
  EXPECT_TRUE(has<Played>(sitting.last));
  EXPECT_EQ(std::get<Played>(sitting.last.back().what).by, PlayedBy::automatic);
}

TEST(Table, ThrowsWithTheTextsOfEverybodyEvenInTheMomentOfTheStart) {
  Sitting sitting(agreed("parcheesi", 2));
  sitting.sit("ann", 0);
  EXPECT_EQ(sitting.give("ann", SetAutomatic{{true, false}}), "");
  sitting.sit("bob", 2);
  ASSERT_TRUE(has<Threw>(sitting.last)) << "ann's throw for the start comes at once";
  EXPECT_EQ(sitting.texts_of_last_throw, (std::vector<std::string>{"anntextt", "bobtextt"}));
}

TEST(Table, KeepsSeatsForARematchThatEverybodyWants) {
  Sitting sitting = chess();
  EXPECT_EQ(sitting.give("ann", AskRematch{"next"}), "not_open");
  sitting.give("bob", Resign{});
  EXPECT_EQ(sitting.give("ann", AskRematch{"next"}), "");
  EXPECT_FALSE(has<Rematch>(sitting.last));
  EXPECT_EQ(sitting.give("bob", AskRematch{"other"}), "");
  EXPECT_EQ(sitting.table.rematch(), "other");
}

TEST(Table, PlaysWithBotsThatNeverActOutOfTurn) {
  Sitting sitting(agreed("chess"), {{Seat(1), "easy"}});
  sitting.sit("ann", 0);
  EXPECT_EQ(sitting.give("", ActForSeat{Seat(1), "e7e5"}), "not_your_turn");
  EXPECT_EQ(sitting.give("", ActForSeat{Seat(0), "e2e4"}), "not_your_turn") << "ann decides";
  EXPECT_EQ(move(sitting, "ann", "e2e4"), "");
  EXPECT_EQ(sitting.give("", ActForSeat{Seat(1), "e7e4"}), "illegal");
  EXPECT_EQ(sitting.give("", ActForSeat{Seat(1), "e7e5"}), "");
}

TEST(Table, IsNeverGivenAnEventThatItDoesNotTake) {
  Sitting sitting(agreed("parcheesi", 2));
  sitting.sit("ann", 0);
  for (const Seat seat : sitting.table.seats_with(Sitter::nobody)) sitting.sit("bob", seat.index());
  const House loaded{[](const std::vector<std::string>& /*texts*/, std::uint64_t /*k*/, int dice) {
                       return std::vector<int>(static_cast<std::size_t>(dice), 7);
                     },
                     "the seed",
                     {}};
  const std::string who = sitting.table.chair(sitting.table.due()->seat).token;
  const Decision decision = decide(sitting.table, {ThrowDice{}, who, sitting.now}, loaded);
  ASSERT_TRUE(std::holds_alternative<Refusal>(decision));
  EXPECT_EQ(std::get<Refusal>(decision).code, "unfit");
  EXPECT_EQ(std::get<Refusal>(decision).sentence(),
            "This event does not fit here: no such throw is due.");
}

TEST(Names, AreCleanedAndBounded) {
  EXPECT_EQ(cleaned_name("  Ann \t Lee\n"), "Ann Lee");
  EXPECT_EQ(cleaned_name("A\x01\x7f"
                         "b\xE2\x80\xAE"
                         "c\xff"),
            "Abc");
  EXPECT_EQ(cleaned_name("Женя"), "Женя");
  EXPECT_EQ(cleaned_name(std::string(100, 'x')), std::string(24, 'x'));
  EXPECT_EQ(cleaned_name(" \n "), "");
}

}  // namespace
}  // namespace parlor::table::test
