#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "bots/signature/work.h"
#include "core/any_game.h"

/// A fixed list of work over all games whose results make up one number: it changes when and only
/// when something behaves differently, and it is the same on every machine.
namespace parlor::bots {

/// The work for one game, in order. It costs nothing before it is run.
std::vector<Work> signature_works(const GameKind& kind);

/// The number of a game, from what came of all its works.
std::uint64_t game_signature(std::span<const Done> done);

/// The number of all, from those of the games.
std::uint64_t whole_signature(std::span<const std::uint64_t> games);

/// As it is written: 16 hexadecimal digits.
std::string signature_text(std::uint64_t number);

}  // namespace parlor::bots
