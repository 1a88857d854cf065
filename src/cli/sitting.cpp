#include "cli/sitting.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <utility>

#include "cli/named_bot.h"
#include "core/words.h"
#include "engines/clock_stop.h"

namespace parlor::cli {
namespace {

/// Nobody waits longer for a bot.
constexpr std::chrono::milliseconds time_to_think{1000};

}  // namespace

Sitting::Sitting(AgreedGame agreed, std::vector<Player> players, std::uint64_t seed)
    : agreed_(std::move(agreed)),
      players_(std::move(players)),
      seed_(seed),
      state_(agreed_.game->start()),
      bots_(players_.size()) {
  assert(static_cast<int>(players_.size()) == seats().size());
}

std::size_t Sitting::place_of(Seat seat) const {
  std::size_t at = 0;
  for (const Seat each : seats()) {
    if (each == seat) return at;
    ++at;
  }
  assert(false && "nobody sits there");
  return 0;
}

const Player& Sitting::player(Seat seat) const { return players_[place_of(seat)]; }

std::string Sitting::dice() const {
  for (const Fact& fact : game().facts(state_)) {
    if (fact.name == "dice") return fact.value;
  }
  return {};
}

bool Sitting::anybody_played() const {
  return std::ranges::any_of(events_, [](const Event& event) { return !event.roll; });
}

Roll Sitting::throw_dice() {
  Random random(seed_, events_.size());
  const Roll roll = random.roll(game().to_throw(state_).dice);
  put_dice(roll);
  return roll;
}

void Sitting::put_dice(Roll roll) {
  events_.push_back({game().to_throw(state_).seat, roll, {}, {}});
  state_ = game().thrown(state_, roll);
}

Result<std::string> Sitting::bot_play() {
  const std::size_t at = place_of(actor().seat());
  bots::AnyBot& bot = bots_[at];
  if (bot == nullptr) {
    auto made = named_bot(agreed_.game, players_[at].name());
    if (!made) return made.error();
    bot = *std::move(made);
    bot->new_game();
  }
  Random random(seed_, events_.size());
  const engines::ClockStop clock(time_to_think);
  bots::Thinking thinking{random, clock};
  return bot->choose(state_, thinking);
}

std::optional<Error> Sitting::take(const std::string& play) {
  auto after = game().taken(state_, play);
  if (!after) return after.error();
  events_.push_back({actor().seat(), std::nullopt, play, dice()});
  state_ = *std::move(after);
  return std::nullopt;
}

void Sitting::go_on_from(const AnyState& state) {
  events_.clear();
  state_ = state;
}

std::string roll_text(Roll roll) {
  return roll.low() == 0 ? cat(roll.high()) : cat(roll.high(), '-', roll.low());
}

std::optional<Roll> read_roll(std::string_view text) {
  const auto die = [](char letter) { return letter >= '1' && letter <= '6' ? letter - '0' : 0; };
  if (text.size() == 1 && die(text[0]) != 0) return Roll(die(text[0]));
  if (text.size() != 3 || text[1] != '-' || die(text[0]) == 0 || die(text[2]) == 0) {
    return std::nullopt;
  }
  return Roll(die(text[0]), die(text[2]));
}

}  // namespace parlor::cli
