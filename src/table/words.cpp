#include "table/command.h"
#include "table/letters.h"

/// What is said at a table, and what its people are called.
namespace parlor::table {

std::string cleaned_name(std::string_view name) {
  constexpr std::size_t longest = 24;
  std::u32string letters = cleaned(name);
  if (letters.size() > longest) letters.resize(longest);
  while (letters.ends_with(U' ')) letters.pop_back();
  return written(letters);
}

Refusal not_seated() {
  return {"not_seated", "You are watching; only who sits at the table can do this.", {}};
}

const std::vector<Phrase>& phrases() {
  static const std::vector<Phrase> all{
      {"hello", "Hello!"},
      {"good_luck", "Good luck!"},
      {"well_played", "Well played."},
      {"nice_throw", "Nice throw!"},
      {"ouch", "Ouch."},
      {"oops", "Oops."},
      {"thinking", "Let me think."},
      {"your_turn", "It is your turn."},
      {"one_moment", "One moment, please."},
      {"thanks", "Thank you."},
      {"sorry", "Sorry!"},
      {"good_game", "Good game."},
      {"again", "Another game?"},
      {"bye", "Good night."},
  };
  return all;
}

}  // namespace parlor::table
