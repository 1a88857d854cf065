#include "cli/play_ask.h"

#include <algorithm>
#include <istream>
#include <ostream>

#include "cli/players.h"
#include "cli/style.h"
#include "cli/text.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

/// A question with numbered answers. The answer is one of their ids, by number or id.
class Question {
 public:
  Question(std::string text, Console& console) : text_(std::move(text)), console_(console) {}

  void offer(const std::string& id, const std::string& what) { answers_.push_back({id, what}); }

  std::optional<std::string> ask(const std::string& usual) const {
    const Style style(console_.colour);
    console_.out << ' ' << style.bold(text_) << '\n';
    int widest = 0;
    for (const Answer& answer : answers_) widest = std::max(widest, columns_of(answer.id));
    for (std::size_t i = 0; i < answers_.size(); ++i) {
      console_.out << cat("  ", i + 1 < 10 ? " " : "", i + 1, ' ', padded(answers_[i].id, widest),
                          "  ")
                   << style.faint(answers_[i].what) << '\n';
    }
    while (true) {
      const auto typed = answer_to(cat("[", usual, "] ▸ "), console_);
      if (!typed) return std::nullopt;
      if (typed->empty()) return usual;
      const auto number = whole_number(*typed);
      if (number && *number >= 1 && static_cast<std::size_t>(*number) <= answers_.size()) {
        return answers_[static_cast<std::size_t>(*number) - 1].id;
      }
      if (std::ranges::find(answers_, *typed, &Answer::id) != answers_.end()) return typed;
      console_.out << cat(" Type a number from 1 to ", answers_.size(),
                          " or one of the names; Enter takes ", usual, ".\n");
    }
  }

  static std::optional<std::string> answer_to(const std::string& prompt, Console& console) {
    console.out << ' ' << Style(console.colour).bold(prompt) << std::flush;
    std::string line;
    if (!std::getline(console.in, line)) return std::nullopt;
    return std::string(trimmed(line));
  }

 private:
  struct Answer {
    std::string id;
    std::string what;
  };
  std::string text_;
  Console& console_;
  std::vector<Answer> answers_;
};

std::string listed(const std::vector<Player>& players) {
  std::vector<std::string> names;
  for (const Player& player : players) names.push_back(player.name());
  return join(names, ",");
}

}  // namespace

std::optional<Wanted> ask_what_to_play(const std::optional<Wanted>& last, Games games,
                                       Console& console) {
  Question which("What shall we play?", console);
  for (const GameKind& kind : games) which.offer(kind.info().id, kind.info().title);
  const auto game = which.ask(last ? last->game : games.front().info().id);
  if (!game) return std::nullopt;
  const GameInfo& info = std::ranges::find_if(games, [&](const GameKind& kind) {
                           return kind.info().id == *game;
                         })->info();
  const bool again = last && last->game == *game;
  Wanted wanted{*game, info.sheets.front().id, listed(usual_players(info.usual_players))};
  if (again && !last->rules.empty()) wanted.rules = last->rules;
  if (again) wanted.seats = last->seats;
  if (info.sheets.size() > 1) {
    Question sheet("By which rules?", console);
    for (const SheetInfo& each : info.sheets) sheet.offer(each.id, each.name);
    const auto rules = sheet.ask(wanted.rules);
    if (!rules) return std::nullopt;
    wanted.rules = *rules;
  }
  console.out << " Who sits where? human or a bot for each seat, with commas.\n";
  const auto seats = Question::answer_to(cat("[", wanted.seats, "] ▸ "), console);
  if (!seats) return std::nullopt;
  if (!seats->empty()) wanted.seats = *seats;
  return wanted;
}

Wanted wanted_at(const Sitting& sitting) {
  Wanted wanted{sitting.game().info().id, sitting.agreed().setup.sheet, {}};
  std::vector<Player> players;
  for (const Seat seat : sitting.table().seats()) {
    const bool person = sitting.table().chair(seat).kind == table::Sitter::person;
    players.emplace_back(person ? std::string("human") : sitting.name_of(seat));
  }
  wanted.seats = listed(players);
  return wanted;
}

}  // namespace parlor::cli
