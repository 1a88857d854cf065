#include "games/parcheesi/text/notation.h"

#include <algorithm>
#include <optional>

#include "core/words.h"
#include "games/parcheesi/text/reader_messages.h"

namespace parlor::parcheesi {

std::string text_of(Color color, Place place) {
  if (place.in_start()) return "S";
  if (place.is_home()) return "H";
  if (place.on_path()) return cat('h', place.path_number());
  return std::to_string(space_number(color, place.ring_offset()));
}

namespace {

bool is_foreign_path(std::string_view text) {
  return text.size() >= 3 && color_letters.find(text[0]) != std::string_view::npos &&
         text[1] == 'h';
}

}  // namespace

Result<Place> read_place(const Terms& terms, Color color, std::string_view text) {
  if (text == "S") return Place::start();
  if (text == "H") return Place::home();
  if (text.starts_with('h')) {
    const auto number = whole_number(text.substr(1));
    if (number && *number >= 1 && *number <= path_size) return Place::path(*number);
  } else if (const auto number = whole_number(text);
             number && *number >= 1 && *number <= ring_size) {
    return Place::ring(offset_of_space(color, *number));
  } else if (is_foreign_path(text)) {
    return Error{
        say::foreign_path(arg::Text(text), terms.home_path, terms.pawn, arg::Seat(name_of(color)))};
  }
  static_assert(ring_size == 68 && path_size == 7, "the message names them");
  return Error{say::no_place(arg::Text(text))};
}

std::string text_of(Color color, const Pawns& pawns) {
  const auto rank = [color](Place place) {
    if (place.in_start()) return 0;
    if (place.on_ring()) return space_number(color, place.ring_offset());
    return ring_size + place.code();
  };
  Pawns sorted = pawns;
  std::ranges::sort(sorted, [&](Place one, Place other) { return rank(one) < rank(other); });
  std::string text;
  for (const Place pawn : sorted) text += (text.empty() ? "" : ",") + text_of(color, pawn);
  return text;
}

std::string placement_text(const State& state) {
  std::string text;
  for (const Seat seat : state.seated) {
    const Color color = color_of(seat);
    if (!text.empty()) text += ' ';
    text += cat(letter_of(color), ':', text_of(color, state.pawns[index(color)]));
  }
  return text;
}

std::string text_of(Color color, const Step& step) {
  return cat(text_of(color, step.from), step.victim == no_victim ? '>' : 'x',
             text_of(color, step.to), is_bonus(step.pay) ? "+" : "");
}

Result<WrittenStep> read_step(const Terms& terms, Color color, std::string_view text) {
  const std::size_t mark = text.find_first_of(">x");
  if (mark == std::string_view::npos) {
    return Error{say::no_step(arg::Text(text), terms.bonus)};
  }
  WrittenStep step;
  step.text = text;
  step.captures = text[mark] == 'x';
  step.bonus = text.ends_with('+');
  const auto from = read_place(terms, color, text.substr(0, mark));
  if (!from) return from.error();
  const auto to = read_place(terms, color,
                             text.substr(mark + 1, text.size() - mark - 1 - (step.bonus ? 1 : 0)));
  if (!to) return to.error();
  step.from = *from;
  step.to = *to;
  return step;
}

}  // namespace parlor::parcheesi
