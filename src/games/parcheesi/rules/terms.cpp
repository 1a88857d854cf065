#include "games/parcheesi/rules/terms.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/words.h"

namespace parlor::parcheesi {
namespace {

struct NamedTerm {
  std::string_view name;
  std::string_view Terms::* term;
};

constexpr std::array named_terms{
    NamedTerm{"pawn", &Terms::pawn},
    NamedTerm{"pawns", &Terms::pawns},
    NamedTerm{"start", &Terms::start},
    NamedTerm{"enter", &Terms::enter},
    NamedTerm{"enters", &Terms::enters},
    NamedTerm{"entering", &Terms::entering},
    NamedTerm{"capture", &Terms::capture},
    NamedTerm{"captures", &Terms::captures},
    NamedTerm{"captured", &Terms::captured},
    NamedTerm{"capturing", &Terms::capturing},
    NamedTerm{"blockade", &Terms::blockade},
    NamedTerm{"blockades", &Terms::blockades},
    NamedTerm{"doublets", &Terms::doublets},
    NamedTerm{"bonus", &Terms::bonus},
    NamedTerm{"bonuses", &Terms::bonuses},
    NamedTerm{"safety_space", &Terms::safety_space},
    NamedTerm{"safety_spaces", &Terms::safety_spaces},
    NamedTerm{"home_path", &Terms::home_path},
    NamedTerm{"home_paths", &Terms::home_paths},
};

/// The term between two braces; the braces and all where there is no such term.
std::string term_for(const Terms& terms, std::string_view braced) {
  std::string name(braced.substr(1, braced.size() - 2));
  const bool capital = !name.empty() && std::isupper(static_cast<unsigned char>(name[0])) != 0;
  if (capital) name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
  const auto* const found = std::ranges::find(named_terms, name, &NamedTerm::name);
  if (found == named_terms.end()) return std::string(braced);
  const std::string_view term = terms.*(found->term);
  return capital ? capitalised(term) : std::string(term);
}

}  // namespace

std::string in_terms(const Terms& terms, std::string_view text) {
  std::string told;
  for (;;) {
    const std::size_t open = text.find('{');
    const std::size_t close = text.find('}', open);
    if (open == std::string_view::npos || close == std::string_view::npos) {
      return told.append(text);
    }
    told.append(text.substr(0, open));
    told += term_for(terms, text.substr(open, close - open + 1));
    text.remove_prefix(close + 1);
  }
}

}  // namespace parlor::parcheesi
