#pragma once

#include <cstdint>
#include <functional>

#include "bots/trainer.h"

namespace parlor::cli {

/// Games are played in rounds: while one round is learnt from, the next is played by the net as it
/// was before.
inline constexpr std::uint64_t training_round = 32;
inline constexpr std::size_t training_slots = 2 * training_round;

/// Trains from game `begin` to before game `end` and leaves nothing half learnt, so that training
/// can be broken off and taken up there. The net does not depend on the number of threads.
/// `progress` is told of the games done; where it returns false the stretch is given up.
void train_stretch(bots::TrainerFace& trainer, std::uint64_t begin, std::uint64_t end,
                   unsigned threads, const std::function<bool(std::uint64_t)>& progress);

}  // namespace parlor::cli
