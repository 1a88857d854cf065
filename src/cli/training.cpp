#include "cli/training.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace parlor::cli {
namespace {

/// The games of one round; `slots` says in which half of the slots they are kept.
struct Round {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  std::size_t slots = 0;

  [[nodiscard]] std::size_t slot(std::uint64_t number) const { return slots + (number - begin); }
};

}  // namespace

void train_stretch(bots::TrainerFace& trainer, std::uint64_t begin, std::uint64_t end,
                   unsigned threads, const std::function<bool(std::uint64_t)>& progress) {
  Round learning;
  trainer.catch_up();
  for (std::uint64_t first = begin; first < end; first += training_round) {
    const Round playing{first, std::min(end, first + training_round),
                        learning.slots == 0 ? training_round : 0};
    std::atomic<std::uint64_t> next{playing.begin};
    const auto play = [&](std::size_t thread) {
      for (auto number = next.fetch_add(1); number < playing.end; number = next.fetch_add(1)) {
        trainer.play(thread, number, playing.slot(number));
      }
    };
    {
      std::vector<std::jthread> helpers;
      for (std::size_t thread = 1; thread < threads; ++thread) helpers.emplace_back(play, thread);
      for (auto number = learning.begin; number < learning.end; ++number) {
        trainer.learn(number, learning.slot(number));
      }
      play(0);
    }
    trainer.catch_up();
    learning = playing;
    if (!progress(playing.end)) return;
  }
  for (auto number = learning.begin; number < learning.end; ++number) {
    trainer.learn(number, learning.slot(number));
  }
}

}  // namespace parlor::cli
