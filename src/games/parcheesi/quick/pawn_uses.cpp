#include "games/parcheesi/quick/pawn_uses.h"

#include <algorithm>
#include <cstring>

#include "games/parcheesi/quick/ahead.h"
#include "games/parcheesi/rules/bytes.h"

namespace parlor::parcheesi {
namespace {

constexpr int most_of_each = 2;

}  // namespace

PawnUses::PawnUses(const Scene& scene, const Counts& counts) {
  const Ahead ahead(scene);
  FourNumbers can_all;
  FourNumbers earns_all{};
  set_all(can_all, Use(0, 0).bit());
  for (int first = 0; first <= most_of_each; ++first) {
    for (int second = 0; second <= most_of_each; ++second) {
      const Use use(first, second);
      if (first + second == 0) continue;
      FourNumbers before{};
      FourNumbers earned{};
      const auto come_from = [&](Use other) {
        before |= can_all >> other.index();
        earned |= earns_all >> other.index();
      };
      if (first > 0) come_from(Use(first - 1, second));
      if (second > 0) come_from(Use(first, second - 1));
      FourNumbers open;
      FourNumbers earning;
      ahead.open(counts.spaces(use), open);
      ahead.earning(counts.spaces(use), earning);
      const FourNumbers can = before & open & 1;
      can_all |= can << use.index();
      earns_all |= ((earned | earning) & can) << use.index();
    }
  }
  std::memcpy(&possible, &can_all, sizeof(possible));
  std::memcpy(&earning, &earns_all, sizeof(earning));
}

void PawnGains::find(const Scene& scene, const Counts& counts, std::size_t pawn,
                     unsigned possible) {
  sizes_ = {1};
  gains_[0] = Way();
  various_ = 0;
  const int from = scene.begin().pawn(pawn).place().code();
  for (int first = 0; first <= most_of_each; ++first) {
    for (int second = 0; second <= most_of_each; ++second) {
      const Use use(first, second);
      if (first + second == 0 || (possible & use.bit()) == 0) continue;
      const Place to = Place::from_code(from + counts.spaces(use));
      const Way gain = Way::earning(pawn, scene.captured_on(to), to.is_home());
      if (first > 0) extend(Use(first - 1, second), use, gain);
      if (second > 0) extend(Use(first, second - 1), use, gain);
    }
  }
}

void PawnGains::clear() {
  sizes_.fill(1);
  for (const std::size_t start : starts) gains_[start] = Way();
  various_ = 0;
}

/// Uses that are not possible have no gains.
void PawnGains::extend(Use from, Use to, Way gain) {
  Way* const begin = &gains_[starts[to.index()]];
  std::uint8_t& size = sizes_[to.index()];
  for (const Way before : of(from)) {
    const Way all = before | gain;
    if (std::find(begin, begin + size, all) != begin + size) continue;
    if (size != 0) various_ |= to.bit();
    begin[size++] = all;
  }
}

}  // namespace parlor::parcheesi
