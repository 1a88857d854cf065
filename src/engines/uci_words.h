#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/chess/game.h"

namespace parlor::engines {

/// What `go` asks for; times in milliseconds.
struct Go {
  std::optional<int> depth;
  std::optional<std::uint64_t> nodes;
  std::optional<std::int64_t> movetime;
  std::optional<std::int64_t> white_time;
  std::optional<std::int64_t> black_time;
  std::int64_t white_increment = 0;
  std::int64_t black_increment = 0;
  std::optional<int> moves_to_go;
  bool infinite = false;

  /// Whether the search ends by itself.
  [[nodiscard]] bool bounded() const {
    return !infinite && (depth || nodes || movetime || white_time || black_time);
  }
};

/// `go depth 8 movetime 1000`, the first word taken off.
Result<Go> read_go(const std::vector<std::string_view>& words);

/// `startpos moves e2e4 e7e5`, `fen ... moves ...`, the first word taken off.
Result<chess::State> read_position(const chess::Chess& game,
                                   const std::vector<std::string_view>& words);

struct Option {
  std::string name;
  std::string value;
};

/// `name Hash value 64`, the first word taken off.
Result<Option> read_option(const std::vector<std::string_view>& words);

/// How long to think with so much on the clock: until when a new depth is begun, and when to stop.
struct Budget {
  std::int64_t usual = 0;
  std::int64_t most = 0;
};
Budget budget_of(std::int64_t left, std::int64_t increment, std::optional<int> moves_to_go);

}  // namespace parlor::engines
