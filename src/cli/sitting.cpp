#include "cli/sitting.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/words.h"

namespace parlor::cli {

Sitting::Sitting(AgreedGame agreed, std::vector<Player> players, std::uint64_t seed)
    : agreed_(std::move(agreed)),
      players_(std::move(players)),
      seed_(seed),
      state_(agreed_.game->start()) {
  assert(static_cast<int>(players_.size()) == seats().size());
}

Player Sitting::player(Seat seat) const {
  std::size_t at = 0;
  for (const Seat each : seats()) {
    if (each == seat) return players_[at];
    ++at;
  }
  return Player::easy;
}

std::optional<Roll> Sitting::roll() const {
  return events_.empty() ? std::nullopt : events_.back().roll;
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
  events_.push_back({game().to_throw(state_).seat, roll, {}});
  state_ = game().thrown(state_, roll);
}

std::string Sitting::simple_play() const {
  Random random(seed_, events_.size());
  return game().simple_choice(state_, random);
}

std::optional<Error> Sitting::take(const std::string& play) {
  auto after = game().taken(state_, play);
  if (!after) return after.error();
  events_.push_back({actor().seat(), std::nullopt, play});
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
