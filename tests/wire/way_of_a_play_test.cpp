#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/words.h"
#include "games/backgammon/game.h"
#include "games/chinese_checkers/game.h"
#include "games/parcheesi/game.h"
#include "support/counted_game.h"
#include "table/decide.h"
#include "wire/event_json.h"
#include "wire/table_json.h"

namespace parlor::wire {
namespace {

using namespace table;

/// Two people at a table for a game that counts.
class CountedTable {
 public:
  CountedTable(GameKind kind, const std::string& game) : kinds_{kind}, table_(kinds_) {
    Agreement agreement;
    agreement.game = game;
    agreement.setup.players = 2;
    apply(Made{agreement});
    for (const Seat seat : table_.seats()) {
      apply(Sat{seat, Sitter::person, "Ann", {}, {}, std::to_string(seat.index())});
    }
    apply(Started{});
  }

  [[nodiscard]] const Table& table() const { return table_; }
  /// Plays on until somebody can play two steps, and says which.
  std::string play_to_two_steps() {
    for (int events = 0; events < 1000; ++events) {
      const auto due = table_.due();
      std::string first;
      if (due && !due->throws) {
        const auto plays = table_.game().plays(table_.state());
        for (const std::string& play : plays) {
          if (words(play).size() == 2) return play;
        }
        first = plays.front();
      }
      Decision decision = give(first.empty() ? Command(ThrowDice{}) : Play{{}, first});
      table_ = std::get<Decided>(std::move(decision)).after;
    }
    ADD_FAILURE() << "nobody could ever play two steps";
    return {};
  }
  /// Plays on until the next throw leaves somebody something to choose.
  void play_to_a_throw_with_choices() {
    for (int events = 0; events < 1000; ++events) {
      const bool throws = table_.due()->throws;
      const std::string first =
          throws ? std::string() : table_.game().plays(table_.state()).front();
      Decided decided =
          std::get<Decided>(give(throws ? Command(ThrowDice{}) : Command(Play{{}, first})));
      const bool chooses = throws && !decided.after.due()->throws &&
                           decided.after.game().choice_count(decided.after.state()) > 1;
      if (chooses) return;
      table_ = std::move(decided.after);
    }
    ADD_FAILURE() << "nobody could ever choose";
  }
  [[nodiscard]] Decision give(Command command) const {
    const std::string who = std::to_string(table_.due()->seat.index());
    return decide(table_, {std::move(command), who, 1}, house_);
  }

 private:
  void apply(Happening what) {
    const auto error = table_.apply({table_.number() + 1, 1, std::move(what)});
    EXPECT_FALSE(error) << error->sentence();
  }

  std::array<GameKind, 1> kinds_;
  Table table_;
  House house_{[](const std::vector<std::string>& /*texts*/, std::uint64_t k, int dice) {
                 Random random(3, k);
                 std::vector<int> fallen;
                 for (int i = 0; i < dice; ++i) {
                   fallen.push_back(static_cast<int>(random.below(6)) + 1);
                 }
                 return fallen;
               },
               "seed",
               {}};
};

/// What is stored and told of what was decided, to somebody who looks on and to who is to play.
void tell(const Decided& decided) {
  for (const AppliedEvent& applied : decided.events) {
    EXPECT_FALSE(stored_event(applied.event).empty());
    EXPECT_FALSE(told_event(decided.after.game(), applied).empty());
  }
  const auto due = decided.after.due();
  const bool plays = due && !due->throws;
  const Prospect prospect =
      plays ? decided.after.game().prospect(decided.after.state()) : Prospect();
  Moment moment;
  if (plays) moment.prospect = &prospect;
  EXPECT_TRUE(now_json(decided.after, moment).at("next").is_null());
  moment.told_to_player = true;
  const json::value next = now_json(decided.after, moment).at("next");
  EXPECT_EQ(next.is_object(), plays);
  if (plays) {
    EXPECT_FALSE(next.at("steps").as_array().empty());
  }
}

/// How often the game is asked what can be played on the way of a play of two steps: from the
/// command to what is stored and what everybody is told.
template <Game G, Result<AnyGame> (*make)(const Setup&)>
int enumerations_of_a_play(const std::string& game) {
  using parlor::test::Counted;
  CountedTable counted(parlor::test::counted_kind<G, make>(), game);
  const std::string play = counted.play_to_two_steps();
  Counted<G>::enumerations();
  const Decision decision = counted.give(Play{{}, play});
  const auto* decided = std::get_if<Decided>(&decision);
  if (decided == nullptr) {
    ADD_FAILURE() << play << ": " << std::get<Refusal>(decision).sentence();
    return -1;
  }
  tell(*decided);
  EXPECT_EQ(decided->events.front().steps.size(), 2U) << play;
  return Counted<G>::enumerations();
}

/// The same for the throw before it, after which the player hears what can be stepped.
template <Game G, Result<AnyGame> (*make)(const Setup&)>
int enumerations_of_a_throw(const std::string& game) {
  using parlor::test::Counted;
  CountedTable counted(parlor::test::counted_kind<G, make>(), game);
  counted.play_to_a_throw_with_choices();
  Counted<G>::enumerations();
  const Decision decision = counted.give(ThrowDice{});
  tell(std::get<Decided>(decision));
  return Counted<G>::enumerations();
}

TEST(WayOfAPlay, JudgesOnceWhereTheDiceAreThrownNext) {
  EXPECT_EQ((enumerations_of_a_play<parcheesi::Parcheesi, parcheesi::make>("parcheesi")), 1);
  EXPECT_EQ((enumerations_of_a_play<backgammon::Backgammon, backgammon::make>("backgammon")), 1);
}

TEST(WayOfAThrow, FindsTheChoicesAndTheFirstStepsOnceEach) {
  EXPECT_EQ((enumerations_of_a_throw<parcheesi::Parcheesi, parcheesi::make>("parcheesi")), 2);
  EXPECT_EQ((enumerations_of_a_throw<backgammon::Backgammon, backgammon::make>("backgammon")), 2);
}

TEST(WayOfAPlay, LooksOnceAtWhatTheNextPlayerCanDo) {
  EXPECT_EQ((enumerations_of_a_play<chinese_checkers::ChineseCheckers, chinese_checkers::make>(
                "chinese_checkers")),
            2);
}

}  // namespace
}  // namespace parlor::wire
