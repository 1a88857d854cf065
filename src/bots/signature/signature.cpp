#include "bots/signature/signature.h"

#include <algorithm>
#include <string>

#include "core/words.h"

namespace parlor::bots {
namespace {

/// How much of it is done for a game, by all its sheets together.
constexpr std::uint64_t all_random_plays = 400'000;
constexpr std::uint64_t all_results = 8'000'000;
constexpr std::size_t all_decisions = 24;
constexpr std::size_t fewest_decisions = 4;

/// Every sheet as it is printed, for every number of players that it allows.
std::vector<Variant> printed_variants(const GameKind& kind) {
  std::vector<Variant> variants;
  for (const SheetInfo& sheet : kind.info().sheets) {
    for (const int players : kind.info().players) {
      Setup setup;
      setup.sheet = sheet.id;
      setup.players = players;
      const auto game = kind.make(setup);
      if (!game) continue;
      variants.push_back({.rules = cat(sheet.id, ", ", players, " players"), .game = *game});
    }
  }
  for (Variant& variant : variants) {
    variant.random_plays = all_random_plays / variants.size();
    variant.results = all_results / variants.size();
    variant.decisions = std::max(fewest_decisions, all_decisions / variants.size());
  }
  return variants;
}

/// What an option can be set to; of numbers only the least and the most.
std::vector<std::string> values_of(const OptionInfo& option) {
  std::vector<std::string> values;
  for (const OptionChoice& choice : option.choices) values.push_back(choice.value);
  if (values.empty() && option.lowest != option.highest) {
    values = {std::to_string(option.lowest), std::to_string(option.highest)};
  }
  return values;
}

/// Every sheet with one option set otherwise, wherever the rest of it allows that.
std::vector<Variant> changed_variants(const GameKind& kind) {
  std::vector<Variant> variants;
  const GameInfo& info = kind.info();
  for (const SheetInfo& sheet : info.sheets) {
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      for (const std::string& value : values_of(info.options[i])) {
        if (value == sheet.values[i]) continue;
        Setup setup;
        setup.sheet = sheet.id;
        setup.settings.push_back({info.options[i].name, value, 0});
        const auto game = kind.make(setup);
        if (!game) continue;
        variants.push_back({.rules = cat(sheet.id, ", ", info.options[i].name, ' ', value),
                            .game = *game,
                            .random_plays = 500,
                            .results = 0,
                            .decisions = 1});
      }
    }
  }
  return variants;
}

}  // namespace

std::vector<Work> signature_works(const GameKind& kind) {
  std::vector<Work> works;
  for (const auto& variants : {printed_variants(kind), changed_variants(kind)}) {
    for (const Variant& variant : variants) {
      add_rules_work(variant, works);
      add_bots_work(variant, works);
      add_own_work(variant, works);
    }
  }
  add_training_work(kind.info().id, works);
  // By the name in the list, which is not always the game's own.
  for (Work& work : works) work.game = kind.info().id;
  return works;
}

std::uint64_t game_signature(std::span<const Done> done) {
  Imprint imprint;
  for (const Done& one : done) {
    imprint.add(one.imprint.value());
    imprint.add(one.units);
  }
  return imprint.value();
}

std::uint64_t whole_signature(std::span<const std::uint64_t> games) {
  Imprint imprint;
  for (const std::uint64_t game : games) imprint.add(game);
  return imprint.value();
}

std::string signature_text(std::uint64_t number) {
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[number >> shift & 15U];
  return text;
}

}  // namespace parlor::bots
