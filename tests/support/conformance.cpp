#include "support/conformance.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/random.h"
#include "core/words.h"

namespace parlor::test {
namespace {

class Checker {
 public:
  Checker(const AnyGame& game, const Conformance& settings) : game_(*game), settings_(settings) {}

  void run() {
    check_garbage();
    for (int number = 0; number < settings_.games && !::testing::Test::HasFatalFailure();
         ++number) {
      const std::string once = play_game(number, true);
      EXPECT_EQ(once, play_game(number, false))
          << "game " << number << " does not replay from its seed";
    }
  }

 private:
  /// Plays one random game, looking closely at a share of its states, and returns the last
  /// position.
  std::string play_game(int number, bool look) {
    Random random(settings_.seed, static_cast<std::uint64_t>(number));
    AnyState state = game_.start();
    for (int plays = 0; plays < settings_.plays_per_game;) {
      const Actor actor = game_.actor(state);
      if (look) check_state(state);
      if (actor.is_nobody()) break;
      if (actor.is_chance()) {
        state = game_.thrown(state, random.roll(game_.to_throw(state).dice));
        continue;
      }
      const std::vector<std::string> all = game_.plays(state);
      if (all.empty()) {
        ADD_FAILURE() << "a seat must act but has no choice: " << game_.position(state);
        break;
      }
      const std::string play = all[random.below(static_cast<std::uint32_t>(all.size()))];
      if (look && plays % 3 == 0) check_plays(state, all, play);
      auto after = game_.taken(state, play);
      if (!after) {
        ADD_FAILURE() << play << " in " << game_.position(state) << ": "
                      << after.error().sentence();
        break;
      }
      state = *after;
      ++plays;
    }
    return game_.position(state);
  }

  void check_state(const AnyState& state) {
    const std::string text = game_.position(state);
    SCOPED_TRACE(text);
    const Actor actor = game_.actor(state);
    EXPECT_EQ(actor.is_nobody(), game_.outcome(state).has_value());
    if (actor.is_player()) {
      EXPECT_TRUE(game_.seats(state).contains(actor.seat()));
      EXPECT_FALSE(game_.seat_name(actor.seat()).empty());
    }
    if (actor.is_nobody()) return check_outcome(state);
    const auto again = game_.read_position(text);
    ASSERT_TRUE(again.ok()) << again.error().sentence();
    EXPECT_EQ(game_.position(*again), text);
    EXPECT_EQ(game_.actor(*again), actor);
    const Picture picture = game_.picture(state);
    EXPECT_LE(picture.width(), 80);
    EXPECT_LE(picture.height(), 22);
  }

  void check_outcome(const AnyState& state) {
    const auto outcome = game_.outcome(state);
    EXPECT_FALSE(outcome->winners.empty());
    EXPECT_FALSE(outcome->reason.empty());
    EXPECT_GE(outcome->points, 1);
    for (const Seat seat : outcome->winners) {
      EXPECT_TRUE(game_.seats(state).contains(seat));
      for (const Seat partner : game_.team(state, seat))
        EXPECT_TRUE(outcome->winners.contains(partner));
    }
  }

  void check_plays(const AnyState& state, const std::vector<std::string>& all,
                   const std::string& chosen) {
    SCOPED_TRACE(game_.position(state));
    std::set<std::string> ends;
    for (const std::string& play : all) {
      const Ruling ruling = game_.judge(state, play);
      EXPECT_TRUE(ruling.legal) << play << ": " << ruling.sentence();
      const auto after = game_.taken(state, play);
      ASSERT_TRUE(after.ok()) << play << ": " << after.error().sentence();
      check_judged(state, play, ruling, *after);
      EXPECT_TRUE(ends.insert(game_.position(*after)).second)
          << play << " leads where another play leads";
    }
    EXPECT_EQ(game_.choice_count(state), all.size());
    const Prospect prospect = game_.prospect(state);
    EXPECT_EQ(prospect.choices, all.size());
    EXPECT_EQ(prospect.only.has_value(), all.size() == 1);
    const auto first = game_.next(state, {});
    ASSERT_TRUE(first.ok()) << game_.position(state);
    EXPECT_EQ(prospect.first.steps, first->steps);
    EXPECT_EQ(prospect.first.may_end, first->may_end);
    EXPECT_EQ(prospect.first.left, first->left);
    const auto results = game_.results(state);
    EXPECT_EQ(results.size(), all.size());
    EXPECT_EQ(std::set<std::string>(results.begin(), results.end()).size(), all.size());
    check_steps(state, chosen);
    if (settings_.told_moves) check_moves(state, chosen);
  }

  /// Judged at once, a play comes to the same as asked about one by one, and its steps are those
  /// that `next` offers.
  void check_judged(const AnyState& state, const std::string& play, const Ruling& ruling,
                    const AnyState& after) {
    const Judged judged = game_.judge_play(state, play);
    EXPECT_EQ(judged.ruling.legal, ruling.legal) << play;
    EXPECT_EQ(judged.ruling.message, ruling.message) << play;
    EXPECT_EQ(game_.position(judged.after), game_.position(after)) << play;
    if (play == "-" || play.starts_with('!')) return;
    std::vector<std::string> so_far;
    for (const StepInfo& step : judged.steps) {
      const auto next = game_.next(state, so_far);
      ASSERT_TRUE(next.ok()) << step.text << " of " << play << ": " << next.error().sentence();
      EXPECT_TRUE(std::ranges::find(next->steps, step) != next->steps.end())
          << step.text << " of " << play << " is not offered like this";
      so_far.push_back(step.text);
    }
    EXPECT_EQ(join(so_far, " "), play);
  }

  /// Whoever draws only what the steps say has moved sees the position that follows.
  void check_moves(const AnyState& state, const std::string& play) {
    const Judged judged = game_.judge_play(state, play);
    std::vector<PieceInfo> drawn = game_.pieces(state);
    std::vector<std::string> so_far;
    for (const StepInfo& step : judged.steps) {
      if (!step.from.empty()) {
        ASSERT_FALSE(step.moves.empty()) << step.text;
        for (const PieceMove& move : step.moves) {
          EXPECT_TRUE(move.path.empty() || move.path.back() == move.to) << step.text;
        }
      }
      drawn = moved(std::move(drawn), step.moves);
      if (play.starts_with('!')) continue;  // is done to a player, not by one
      so_far.push_back(step.text);
      EXPECT_EQ(placed(drawn), placed(game_.pieces(game_.underway(state, so_far))))
          << "the board does not follow " << join(so_far, " ");
    }
    const auto after = game_.taken(state, play);
    if (game_.outcome(*after)) return;
    EXPECT_EQ(placed(drawn), placed(game_.pieces(*after))) << play;
  }

  /// Pieces as texts in any order; those off the board may be told or not.
  static std::multiset<std::string> placed(const std::vector<PieceInfo>& pieces) {
    std::multiset<std::string> texts;
    for (const PieceInfo& piece : pieces) {
      if (piece.at != "off") texts.insert(cat(piece.seat.index(), piece.kind, piece.at));
    }
    return texts;
  }

  /// The chosen play can be made step by step, and a random walk through `next` always ends in a
  /// legal play.
  void check_steps(const AnyState& state, const std::string& chosen) {
    std::vector<std::string> taken;
    if (chosen != "-" && !chosen.starts_with('!')) {
      for (const auto step : words(chosen)) {
        EXPECT_TRUE(offers(state, taken, std::string(step)))
            << step << " of " << chosen << " is not offered";
        taken.emplace_back(step);
      }
      const auto end = game_.next(state, taken);
      ASSERT_TRUE(end.ok()) << chosen << ": " << end.error().sentence();
      EXPECT_TRUE(end->may_end) << chosen;
    }
    walk_steps(state);
  }

  bool offers(const AnyState& state, const std::vector<std::string>& taken,
              const std::string& step) {
    const auto next = game_.next(state, taken);
    EXPECT_TRUE(next.ok()) << next.error().sentence();
    if (!next) return false;
    for (const StepInfo& info : next->steps) {
      if (info.text == step) return true;
    }
    return false;
  }

  void walk_steps(const AnyState& state) {
    Random random(settings_.seed, 77);
    std::vector<std::string> taken;
    for (int length = 0; length < 64; ++length) {
      const auto next = game_.next(state, taken);
      ASSERT_TRUE(next.ok()) << join(taken, " ") << ": " << next.error().sentence();
      if (next->may_end) {
        const std::string play = taken.empty() ? std::string("-") : join(taken, " ");
        const Ruling ruling = game_.judge(state, play);
        EXPECT_TRUE(ruling.legal || taken.empty()) << play << ": " << ruling.sentence();
      }
      ASSERT_TRUE(next->may_end || !next->steps.empty()) << "dead end after " << join(taken, " ");
      if (next->steps.empty()) return;
      taken.push_back(
          next->steps[random.below(static_cast<std::uint32_t>(next->steps.size()))].text);
    }
    ADD_FAILURE() << "a play that never ends: " << join(taken, " ");
  }

  void check_garbage() {
    for (const std::string text :
         {"", "nonsense", "y:", ":::", "\x01\xff", "1 2 3 4 5 6 7 8 9", "////", "-"}) {
      const auto state = game_.read_position(text);
      if (!state.ok()) {
        EXPECT_GT(state.error().sentence().size(), 10U)
            << "no reason given for refusing '" << text << "'";
      } else {
        ADD_FAILURE() << "'" << text << "' was read as a position";
      }
    }
    const AnyState start = game_.opening();
    for (const std::string text : {"nonsense", "99>100", "\xff\xfe", "x", ">", "a b c d e f"}) {
      const Ruling ruling = game_.judge(start, text);
      EXPECT_FALSE(ruling.legal) << text;
      EXPECT_GT(ruling.sentence().size(), 10U) << "no reason given for refusing '" << text << "'";
      EXPECT_FALSE(game_.taken(start, text).ok()) << text;
      EXPECT_FALSE(game_.judge_play(start, text).ruling.legal) << text;
    }
  }

  const GameFace& game_;
  Conformance settings_;
};

}  // namespace

void check_conformance(const AnyGame& game, const Conformance& settings) {
  SCOPED_TRACE(cat(game->info().id, ", ", game->rules_name()));
  Checker(game, settings).run();
}

}  // namespace parlor::test
