#include "table/command.h"
#include "table/letters.h"
#include "table/messages.h"

/// What is said at a table, and what its people are called.
namespace parlor::table {

std::string cleaned_name(std::string_view name) {
  constexpr std::size_t longest = 24;
  std::u32string letters = cleaned(name);
  if (letters.size() > longest) letters.resize(longest);
  while (letters.ends_with(U' ')) letters.pop_back();
  return written(letters);
}

Refusal not_seated() { return {"not_seated", say::watching(), {}}; }

const std::vector<Phrase>& phrases() {
  static const std::vector<Phrase> all{
      {"hello", say::phrase_hello()},
      {"good_luck", say::phrase_good_luck()},
      {"well_played", say::phrase_well_played()},
      {"nice_throw", say::phrase_nice_throw()},
      {"ouch", say::phrase_ouch()},
      {"oops", say::phrase_oops()},
      {"thinking", say::phrase_thinking()},
      {"your_turn", say::phrase_your_turn()},
      {"one_moment", say::phrase_one_moment()},
      {"thanks", say::phrase_thanks()},
      {"sorry", say::phrase_sorry()},
      {"good_game", say::phrase_good_game()},
      {"again", say::phrase_again()},
      {"bye", say::phrase_bye()},
  };
  return all;
}

}  // namespace parlor::table
