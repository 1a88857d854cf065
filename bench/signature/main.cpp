#include <iostream>
#include <vector>

#include "bots/signature/signature.h"
#include "games/list.h"

/// The signature of each game, as tests/bots/signature.txt has it: `parlor bench` for targets that
/// have the engine and nothing else.
int main() {
  using namespace parlor;
  for (const GameKind& kind : all_games()) {
    std::vector<bots::Done> done;
    for (const bots::Work& work : bots::signature_works(kind)) done.push_back(work.run());
    std::cout << kind.info().id << ' ' << bots::signature_text(bots::game_signature(done)) << '\n';
  }
}
