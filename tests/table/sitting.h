#pragma once

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/random.h"
#include "table/decide.h"

namespace parlor::table::test {

/// A table in a test: commands by people with short names, dice from a seed, a clock that is set.
class Sitting {
 public:
  explicit Sitting(Agreement agreement, std::vector<std::pair<Seat, std::string>> bots = {}) {
    if (agreement.id.empty()) agreement.id = "test";
    house_.dice = [this](const std::vector<std::string>& texts, std::uint64_t k, int dice) {
      texts_of_last_throw = texts;
      Random random(7, k);
      std::vector<int> fallen;
      for (int i = 0; i < dice; ++i) fallen.push_back(static_cast<int>(random.below(6)) + 1);
      return fallen;
    };
    house_.opens = [](Seat seat, const std::string& text, const std::string& commitment) {
      return commitment == hash_of(seat, text);
    };
    house_.replacement = [](Seat seat) { return "the server's " + std::to_string(seat.index()); };
    house_.seed = "the seed";
    house_.levels = levels_;
    Decision decision = make_table(agreement, bots, house_, now);
    EXPECT_TRUE(std::holds_alternative<Decided>(decision));
    take(std::get<Decided>(std::move(decision)));
  }

  /// Gives the command; the code of the refusal, or nothing where it was taken.
  std::string give(const std::string& who, Command command) {
    Decision decision = decide(table, {std::move(command), who, now}, house_);
    if (const auto* refusal = std::get_if<Refusal>(&decision)) {
      EXPECT_GT(refusal->sentence.size(), 10U) << refusal->code;
      sentence = refusal->sentence;
      clause = refusal->clause;
      return refusal->code;
    }
    take(std::get<Decided>(std::move(decision)));
    return {};
  }
  /// Sits down, and if everybody does now, all reveal their texts.
  std::string sit(const std::string& who, int seat) {
    const std::string code = commit(who, seat);
    for (const Seat other : table.unrevealed()) {
      if (table.stage() != Stage::revealing) break;
      EXPECT_EQ(reveal(other), "");
    }
    return code;
  }
  std::string commit(const std::string& who, int seat) {
    return give(who, Sit{Seat(seat), who, hash_of(Seat(seat), who + "textt"), {}});
  }
  std::string reveal(Seat seat) {
    const std::string who = table.chair(seat).token;
    return give(who, Reveal{seat, who + "textt"});
  }
  static std::string hash_of(Seat seat, const std::string& text) {
    return "hash of " + std::to_string(seat.index()) + ' ' + text;
  }
  /// Throws and plays at random until somebody else is due or the game is over.
  void act(Random& random) {
    const auto due = table.due();
    if (!due) return;
    const std::string who = table.chair(due->seat).token;
    if (due->throws) {
      EXPECT_EQ(give(who, ThrowDice{}), "");
      return;
    }
    const auto plays = table.game().plays(table.state());
    EXPECT_EQ(give(who, Play{{}, plays[random.below(static_cast<std::uint32_t>(plays.size()))]}),
              "")
        << sentence;
  }

  Table table;
  std::vector<Event> events;
  std::vector<Event> last;  // of the last command
  std::vector<std::string> texts_of_last_throw;
  std::string sentence;
  std::string clause;
  Millis now = 1000;

 private:
  /// The table that was decided is the one that a replay of its events comes to.
  void take(Decided decided) {
    last.clear();
    for (const AppliedEvent& applied : decided.events) {
      const auto error = table.apply(applied.event);
      EXPECT_FALSE(error) << error->message;
      EXPECT_EQ(table.game().position(table.state()), table.game().position(applied.after));
      last.push_back(applied.event);
    }
    events.insert(events.end(), last.begin(), last.end());
    EXPECT_EQ(table.number(), decided.after.number());
    EXPECT_EQ(table.stage(), decided.after.stage());
    table = std::move(decided.after);
  }
  std::vector<std::string> levels_{"easy", "hard"};
  House house_;
};

inline Agreement agreed(std::string game, int players = 0) {
  Agreement agreement;
  agreement.game = std::move(game);
  agreement.setup.players = players;
  return agreement;
}

template <class What>
bool has(const std::vector<Event>& events) {
  for (const Event& event : events) {
    if (std::holds_alternative<What>(event.what)) return true;
  }
  return false;
}

}  // namespace parlor::table::test
