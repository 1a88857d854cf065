#include "cli/arena_ladder.h"

#include <algorithm>
#include <cmath>
#include <ostream>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "bots/list.h"
#include "cli/agreed_game.h"
#include "cli/arena_run.h"
#include "cli/interrupt.h"
#include "cli/json_text.h"
#include "cli/named_bot.h"
#include "cli/progress_bar.h"
#include "cli/text.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

/// One bot against another on all other seats.
struct Pairing {
  std::size_t one;
  std::size_t others;
  bots::Standing standing;  // of the one
};

class Ladder {
 public:
  Ladder(const ArenaOptions& options, AgreedGame agreed)
      : options_(options), agreed_(std::move(agreed)) {
    for (const bots::BotInfo& info : bots::bots_of(agreed_.game->info().id)) {
      names_.emplace_back(info.name);
    }
    seats_ = static_cast<std::size_t>(agreed_.game->seats(agreed_.game->start()).size());
    // Of two players it is enough to know how one did; of more, one against three is not three
    // against one.
    for (std::size_t one = 0; one < names_.size(); ++one) {
      for (std::size_t others = 0; others < names_.size(); ++others) {
        if (one != others && (seats_ > 2 || one > others)) pairings_.push_back({one, others, {}});
      }
    }
  }

  /// Whether all was played.
  Result<bool> play(Console& console) {
    const std::uint64_t each = whole_rotations(options_.run.games, seats_);
    ProgressBar bar(console, each * pairings_.size());
    std::uint64_t before = 0;
    for (Pairing& pairing : pairings_) {
      ArenaRun run;
      run.game = agreed_.game;
      run.names.assign(seats_, names_[pairing.others]);
      run.names.front() = names_[pairing.one];
      run.games = each;
      run.rules = arena_rules(options_);
      run.threads = options_.run.threads != 0 ? options_.run.threads
                                              : std::max(1U, std::thread::hardware_concurrency());
      const std::string title = cat(run.names.front(), " against ", run.names.back());
      const auto result = run_arena(run, named_bot, [&](std::uint64_t done) {
        bar.show(before + done, title);
        return !Interrupt::asked();
      });
      if (!result) return result.error();
      if (result->stopped) return false;
      pairing.standing = bots::standings(run.names, result->scores).front();
      before += each;
    }
    bar.wipe();
    return true;
  }

  /// A table in Markdown, the strongest first.
  [[nodiscard]] std::string text() const {
    const auto order = by_strength();
    std::string text =
        cat(title_of(*agreed_.game), ", ", grouped(whole_rotations(options_.run.games, seats_)),
            " games for each pairing, seed ", options_.run.seed, ".\n", shares_text(), "\n\n| |");
    for (const std::size_t other : order) text += cat(" ", names_[other], " |");
    text += " Elo |\n|---|";
    for (std::size_t i = 0; i <= order.size(); ++i) text += "---|";
    text += '\n';
    for (const std::size_t one : order) {
      text += cat("| ", names_[one], " |");
      for (const std::size_t other : order) text += cat(' ', cell(one, other), " |");
      text += fmt::format(" {:+.0f} |\n", mean_elo(one));
    }
    return text;
  }
  [[nodiscard]] std::string json_text() const {
    json::array pairings;
    for (const Pairing& pairing : pairings_) {
      pairings.push_back(json::object{{"bot", names_[pairing.one]},
                                      {"against", names_[pairing.others]},
                                      {"win_share", pairing.standing.wins.mean},
                                      {"low", pairing.standing.wins.low},
                                      {"high", pairing.standing.wins.high},
                                      {"elo", pairing.standing.elo}});
    }
    return json_line(json::object{{"pairings", std::move(pairings)},
                                  {"games", whole_rotations(options_.run.games, seats_)},
                                  {"players", seats_}});
  }

 private:
  [[nodiscard]] std::string shares_text() const {
    return seats_ == 2 ? std::string(
                             "Per cent of games that the bot of the row wins against the one of "
                             "the column.")
                       : fmt::format(
                             "Per cent of games that one of the row wins against {} of the column; "
                             "{:.0f} is par.",
                             seats_ - 1, 100.0 / static_cast<double>(seats_));
  }
  [[nodiscard]] std::string cell(std::size_t one, std::size_t others) const {
    for (const Pairing& pairing : pairings_) {
      const double half = (pairing.standing.wins.high - pairing.standing.wins.low) / 2;
      if (pairing.one == one && pairing.others == others) {
        return fmt::format("{:.1f} ± {:.1f}", 100 * pairing.standing.wins.mean, 100 * half);
      }
      if (seats_ == 2 && pairing.one == others && pairing.others == one) {
        return fmt::format("{:.1f} ± {:.1f}", 100 - 100 * pairing.standing.wins.mean, 100 * half);
      }
    }
    return "–";
  }
  /// The mean of the differences to all the others.
  [[nodiscard]] double mean_elo(std::size_t bot) const {
    double total = 0;
    int count = 0;
    for (const Pairing& pairing : pairings_) {
      if (pairing.one == bot) total += pairing.standing.elo;
      if (pairing.others == bot) total -= pairing.standing.elo;
      count += pairing.one == bot || pairing.others == bot ? 1 : 0;
    }
    return count == 0 ? 0 : total / count;
  }
  [[nodiscard]] std::vector<std::size_t> by_strength() const {
    std::vector<std::size_t> order(names_.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, [&](std::size_t one, std::size_t other) {
      const double ahead = mean_elo(one) - mean_elo(other);
      return ahead != 0 ? ahead > 0 : one < other;
    });
    return order;
  }

  const ArenaOptions& options_;
  AgreedGame agreed_;
  std::vector<std::string> names_;
  std::size_t seats_ = 2;
  std::vector<Pairing> pairings_;
};

}  // namespace

Exit ladder(const ArenaOptions& options, Games games, Console& console) {
  if (!options.bots.empty()) return complain(console, "--ladder plays all bots: leave out --bots.");
  GameOptions wanted = options.game;
  if (wanted.players == 0) wanted.players = 2;
  auto agreed = agree(wanted, games);
  if (!agreed) return complain(console, agreed.error().message);
  const Interrupt interrupt;
  Ladder ladder(options, *std::move(agreed));
  const auto whole = ladder.play(console);
  if (!whole) return complain(console, whole.error().message);
  if (!*whole) return complain(console, "Stopped before every pairing was played.");
  console.out << (options.json ? ladder.json_text() : ladder.text());
  return Exit::ok;
}

}  // namespace parlor::cli
