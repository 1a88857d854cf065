#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bots/signature/signature.h"

namespace parlor::cli {

/// All work of one kind that was done for a game.
struct BenchLine {
  bots::WorkKind kind;
  std::uint64_t units = 0;
  double seconds = 0;

  [[nodiscard]] double rate() const {
    return seconds > 0 ? static_cast<double>(units) / seconds : 0;
  }
};

struct GameBench {
  std::string game;
  std::vector<BenchLine> lines;
  std::uint64_t signature = 0;
};

struct BenchResult {
  std::vector<GameBench> games;
  double seconds = 0;
};

/// The last line is the number of all games, or of the only one.
std::string bench_text(const BenchResult& result);
std::string bench_json(const BenchResult& result);

}  // namespace parlor::cli
