#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/game_model.h"
#include "core/words.h"
#include "games/list.h"
#include "games/parcheesi/text/arbiter.h"
#include "rulings/claims.h"

/// Whatever is tried in whatever position, all that the arbiter says to it is true.
namespace parlor::test::rulings {
namespace {

namespace pc = parcheesi;

const std::vector<std::string> pc_sheets{"royal", "classic", "box", "nest", "russian", "course"};

AnyGame parcheesi_table(const std::string& sheet, bool pairs) {
  Setup setup;
  setup.sheet = sheet;
  if (pairs) setup.settings.push_back({"pairs", std::string("on"), 0});
  return *pc::make(setup);
}

std::string random_place(Random& random) {
  switch (random.below(8)) {
    case 0: return "S";
    case 1: return "H";
    case 2: return cat('h', 1 + random.below(7));
    default: return cat(1 + random.below(68));
  }
}

/// Four pawns near each other, often in twos: positions with blockades and pawns on HOME's step.
std::string crowded_pawns(Random& random, std::uint32_t around) {
  std::string text;
  std::string last;
  for (int pawn = 0; pawn < 4; ++pawn) {
    const std::uint32_t kind = random.below(10);
    std::string place = kind < 2   ? random_place(random)
                        : kind < 4 ? cat('h', 1 + random.below(7))
                                   : cat(1 + (around + random.below(14)) % 68);
    if (kind == 9 && !last.empty()) place = last;
    text += cat(pawn == 0 ? "" : ",", place);
    last = place;
  }
  return text;
}

/// A made-up position with a roll, if the dice of the test make a possible one.
std::optional<AnyState> crowded(const AnyGame& game, Random& random) {
  const std::uint32_t around = random.below(68);
  const std::string roll = cat(1 + random.below(6), '-', 1 + random.below(6));
  const std::string text =
      cat("y:", crowded_pawns(random, around), " b:", crowded_pawns(random, around),
          " r:", crowded_pawns(random, around), " g:", crowded_pawns(random, around), ' ',
          "ybrg"[random.below(4)], ' ', roll, random.below(8) == 0 ? " d2" : "");
  const auto state = game->read_position(text);
  return state ? std::optional(*state) : std::nullopt;
}

AnyState played_on(const AnyGame& game, Random& random, std::uint32_t plays) {
  AnyState state = game->start();
  while (true) {
    const Actor actor = game->actor(state);
    if (actor.is_nobody()) return state;
    if (actor.is_chance()) {
      if (plays == 0 && random.below(4) == 0) return state;
      state = game->thrown(state, random.roll(game->to_throw(state).dice));
    } else {
      if (plays == 0) return state;
      --plays;
      state = *game->taken(state, game->simple_choice(state, random));
    }
  }
}

/// Steps that can be taken, whether or not a legal play goes that way.
std::vector<std::string> taken_at_random(const AnyGame& game, const AnyState& any, Random& random) {
  const auto& parcheesi = static_cast<const GameModel<pc::Parcheesi>&>(*game).game();
  const auto& state = any.as<pc::Parcheesi>();
  std::vector<std::string> taken;
  if (state.phase != pc::Phase::playing || parcheesi.is_penalty(state)) return taken;
  const pc::Scene scene = parcheesi.scene(state);
  pc::Hand hand = scene.begin();
  for (std::uint32_t left = random.below(6); left > 0 && !scene.won(hand); --left) {
    std::vector<std::pair<std::string, pc::Hand>> steps;
    scene.for_each_step(hand, [&](const pc::Step& step, const pc::Hand& after) {
      steps.emplace_back(pc::text_of(scene.color(), step), after);
      return true;
    });
    if (steps.empty()) break;
    const auto& [text, after] = steps[random.below(static_cast<std::uint32_t>(steps.size()))];
    taken.push_back(text);
    hand = after;
  }
  return taken;
}

std::string random_step(const AnyGame& game, const AnyState& state, Random& random) {
  const auto pieces = game->pieces(state);
  std::string from = pieces[random.below(static_cast<std::uint32_t>(pieces.size()))].at;
  if (random.below(6) == 0) from = random_place(random);
  std::string to = random_place(random);
  const auto number = whole_number(from);
  if (number && random.below(3) != 0) {
    const std::uint32_t far =
        random.below(4) == 0 ? 10 + 10 * random.below(2) : 1 + random.below(14);
    to = cat(1 + (static_cast<std::uint32_t>(*number) + far - 1) % 68);
  }
  return cat(from, random.below(5) == 0 ? 'x' : '>', to, random.below(4) == 0 ? "+" : "");
}

std::string random_attempt(const AnyGame& game, const AnyState& state, Random& random) {
  const std::uint32_t kind = random.below(20);
  if (kind == 0) return "-";
  if (kind == 1) return "!40>S";
  if (kind == 2) return random.below(2) == 0 ? "" : "walk";
  std::vector<std::string> steps = taken_at_random(game, state, random);
  if (kind < 13 || steps.empty()) steps.push_back(random_step(game, state, random));
  if (kind == 5) steps.push_back(random_step(game, state, random));
  return join(steps, " ");
}

RC_GTEST_PROP(ParcheesiRulings, AreTrueOfThePosition, ()) {
  const auto sheet = *rc::gen::elementOf(pc_sheets);
  const bool pairs = sheet == "russian" && *rc::gen::arbitrary<bool>();
  const AnyGame game = parcheesi_table(sheet, pairs);
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto made_up = *rc::gen::arbitrary<bool>() ? crowded(game, random) : std::nullopt;
  const AnyState state = made_up ? *made_up : played_on(game, random, random.below(300));
  for (int times = 0; times < 25; ++times) {
    const std::string text = random_attempt(game, state, random);
    const Attempt attempt = attempted(game, state, text, random.below(2) == 0);
    if (attempt.ruling.legal && attempt.ruling.sentence.empty()) continue;
    const std::string lie = lie_in_parcheesi(attempt);
    if (!lie.empty()) {
      RC_FAIL(cat(sheet, pairs ? " in pairs" : "", ": ", game->position(state), "\n\"", text,
                  "\"\n", attempt.ruling.clause, ": ", lie));
    }
  }
}

}  // namespace
}  // namespace parlor::test::rulings
