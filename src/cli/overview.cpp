#include "cli/overview.h"

#include <ostream>

#include "cli/style.h"
#include "cli/text.h"
#include "core/words.h"

namespace parlor::cli {

Exit overview(Games games, Console& console) {
  const Style style(console.colour);
  console.out << style.bold("Parlor") << ", the family game box\n\n";
  for (const GameKind& kind : games) {
    const GameInfo& info = kind.info();
    console.out << "  " << style.ink(padded(info.id, 18), Ink::cyan);
    const auto lines = wrapped(info.summary, console.width - 20);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      console.out << (i == 0 ? std::string() : padded("", 20)) << lines[i] << '\n';
    }
  }
  const std::string game = games.empty() ? std::string("GAME") : games.front().info().id;
  console.out << "\nPlay:      parlor play " << game
              << "\nRules:     parlor rules            games and sheets; one told; two compared"
              << "\nArbiter:   parlor judge            is this play legal, and why not"
              << "\nNumbers:   parlor plays, perft, sim, odds, bench"
              << "\nMore:      parlor --help, parlor COMMAND --help\n";
  return Exit::ok;
}

}  // namespace parlor::cli
