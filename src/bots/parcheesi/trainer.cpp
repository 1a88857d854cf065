#include "bots/trainer.h"

#include <array>
#include <string_view>

#include "bots/parcheesi/encoding.h"
#include "bots/parcheesi/yardsticks.h"

namespace parlor::bots {
namespace {

using parcheesi::Parcheesi;
using Courses = std::vector<Course<ParcheesiEncoding>>;

struct Portion {
  std::string_view sheet;
  int players;
  bool pairs;
  std::uint32_t weight;
};

/// Every sheet and number of players, most of all the usual game. `classic` differs from `royal` in
/// no option.
constexpr std::array mixture{
    Portion{"royal", 4, false, 40},  Portion{"royal", 2, false, 12},
    Portion{"box", 4, false, 4},     Portion{"box", 2, false, 3},
    Portion{"box", 3, false, 2},     Portion{"nest", 4, false, 4},
    Portion{"nest", 2, false, 3},    Portion{"nest", 3, false, 2},
    Portion{"russian", 4, false, 4}, Portion{"russian", 2, false, 3},
    Portion{"russian", 3, false, 2}, Portion{"russian", 4, true, 4},
    Portion{"course", 4, false, 4},  Portion{"course", 2, false, 3},
    Portion{"course", 3, false, 2},
};

std::shared_ptr<Player<Parcheesi>> spar_with_grace() { return std::make_shared<Grace>(); }

Setup setup_of(std::string_view sheet, int players, bool pairs) {
  Setup setup;
  setup.sheet = sheet;
  setup.players = players;
  if (pairs) setup.settings.push_back({"pairs", std::string("on"), 0});
  return setup;
}

/// Games against itself, and as many against a simple player.
void add_courses(Courses& courses, const Parcheesi& game, std::uint32_t weight, bool sparring) {
  courses.push_back({game, weight});
  if (sparring) courses.push_back({game, weight, spar_with_grace});
}

Courses mixed_courses(bool sparring) {
  Courses courses;
  for (const Portion& portion : mixture) {
    auto game = parcheesi::make_parcheesi(setup_of(portion.sheet, portion.players, portion.pairs));
    add_courses(courses, *game, portion.weight, sparring);
  }
  return courses;
}

}  // namespace

Result<AnyTrainer> make_parcheesi_trainer(const Curriculum& curriculum) {
  Courses courses;
  std::vector<StrengthCheck> checks;
  if (curriculum.setup.sheet.empty()) {
    courses = mixed_courses(curriculum.sparring);
    checks.push_back({"grace", setup_of("royal", 4, false), 2000});
    checks.push_back({"random", setup_of("royal", 4, false), 1000});
    checks.push_back({"grace", setup_of("royal", 2, false), 2000});
  } else {
    auto game = parcheesi::make_parcheesi(curriculum.setup);
    if (!game) return game.error();
    add_courses(courses, *game, 1, curriculum.sparring);
    checks.push_back({"grace", curriculum.setup, 2000});
    checks.push_back({"random", curriculum.setup, 1000});
  }
  return AnyTrainer(std::make_unique<Trainer<ParcheesiEncoding>>(
      std::move(courses), std::move(checks), curriculum.seed));
}

}  // namespace parlor::bots
