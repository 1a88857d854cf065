#include "bots/checkers/checkers_knowledge.h"

#include <algorithm>

namespace parlor::bots {
namespace {

/// Spreads every bit of the input over the whole word.
std::uint64_t mixed(std::uint64_t word) {
  word = (word ^ (word >> 32U)) * 0xD6E8FEB86659FD93ULL;
  word = (word ^ (word >> 32U)) * 0xD6E8FEB86659FD93ULL;
  return word ^ (word >> 32U);
}

}  // namespace

std::uint64_t CheckersKnowledge::key_of(const checkers::Position& position) {
  const auto& board = position.board;
  const std::uint64_t men = mixed((std::uint64_t{board.dark} << 32U | board.light) + 1);
  const std::uint64_t rest = std::uint64_t{board.kings} << 32U | position.liable;
  const std::uint64_t turn = board.to_move == checkers::Side::dark ? 0x9E3779B97F4A7C15ULL : 0;
  return mixed((men ^ rest) + turn);
}

void CheckersKnowledge::past_keys(const checkers::State& state,
                                  std::vector<std::uint64_t>& keys) const {
  const std::size_t first = keys.size();
  checkers::Position position = state.now;
  for (std::size_t play = state.known; play > 0; --play) {
    const checkers::Shift shift = state.shifts[play - 1];
    checkers::Board& board = position.board;
    board.to_move = checkers::other(board.to_move);
    board.of(board.to_move) ^= shift.squares();
    board.kings ^= shift.squares();
    // What may be huffed is part of a position; under forced captures nothing ever is.
    position.liable = 0;
    keys.push_back(key_of(position));
  }
  std::reverse(keys.begin() + static_cast<std::ptrdiff_t>(first), keys.end());
}

}  // namespace parlor::bots
