#include <algorithm>
#include <optional>

#include "core/words.h"
#include "games/parcheesi/game.h"
#include "games/parcheesi/text/notation.h"
#include "games/parcheesi/text/reader_messages.h"

/// Positions as text, both ways.
namespace parlor::parcheesi {
namespace {

arg::Seat named(Color color) { return arg::Seat(name_of(color)); }

std::optional<Color> color_by_letter(std::string_view text) {
  const std::size_t at = text.size() == 1 ? color_letters.find(text[0]) : std::string_view::npos;
  if (at == std::string_view::npos) return std::nullopt;
  return color_at(static_cast<int>(at));
}

std::string drawing_text(const State& state) {
  std::string text = " first";
  for (const Seat seat : state.drawing) {
    text += cat(' ', letter_of(color_of(seat)));
    const int total = state.drawn[static_cast<std::size_t>(seat.index())];
    if (total != 0) text += std::to_string(total);
  }
  return text;
}

/// Reads one position from left to right; the first thing that is wrong ends it.
class Reader {
 public:
  Reader(const Parcheesi& game, std::string_view text) : game_(game), words_(words(text)) {}

  Result<State> read() {
    for (; at_ < words_.size() && words_[at_].find(':') != std::string_view::npos; ++at_) {
      if (auto problem = read_pawns(words_[at_])) return *problem;
    }
    if (auto problem = check_seats()) return *problem;
    if (auto problem = check_places()) return *problem;
    if (auto problem = check_nobody_has_won()) return *problem;
    if (auto problem = read_turn()) return *problem;
    return state_;
  }

 private:
  using Problem = std::optional<Error>;

  Problem read_pawns(std::string_view word) {
    const std::size_t colon = word.find(':');
    const auto color = color_by_letter(word.substr(0, colon));
    if (!color) {
      return Error{say::no_such_colour(arg::Text(word), arg::Text(word.substr(0, colon)))};
    }
    if (state_.seated.contains(seat_of(*color))) {
      return Error{say::colour_twice(named(*color))};
    }
    state_.seated.add(seat_of(*color));
    std::string_view rest = word.substr(colon + 1);
    std::size_t count = 0;
    for (bool more = true; more; ++count) {
      const std::size_t comma = rest.find(',');
      more = comma != std::string_view::npos;
      if (auto problem = read_pawn(*color, count, rest.substr(0, comma))) return problem;
      if (more) rest.remove_prefix(comma + 1);
    }
    if (count != pawns_each) {
      return Error{say::needs_four(named(*color), static_cast<int>(count))};
    }
    std::sort(state_.pawns[index(*color)].begin(), state_.pawns[index(*color)].end());
    return std::nullopt;
  }

  Problem read_pawn(Color color, std::size_t number, std::string_view text) {
    // Positions are written alike for all sheets, and so is what is wrong with one.
    const auto place = read_place(Terms{}, color, text);
    const auto problem = [&](const Message& what) {
      return Error{say::pawn_problem(static_cast<int>(number) + 1, named(color), what)};
    };
    if (!place) return problem(place.error().message);
    if (place->past_turn_off() && !game_.options().laps) {
      return problem(
          say::past_turn_off(named(color), space_number(color, turn_off), arg::Place(text)));
    }
    if (number < pawns_each) state_.pawns[index(color)][number] = *place;
    return std::nullopt;
  }

  Problem check_seats() const {
    if (state_.seated.size() < 2) return Error{say::names_pawns()};
    if (game_.in_pairs() && state_.seated.size() != colors) {
      return Error{say::pairs_need_all_colours()};
    }
    return std::nullopt;
  }

  Problem check_places() const {
    std::array<int, ring_size + 1> owner{};
    for (const Seat seat : state_.seated) {
      const Color color = color_of(seat);
      const Pawns& pawns = state_.pawns[index(color)];
      for (const Place pawn : pawns) {
        if (pawn.in_start() || pawn.is_home()) continue;
        if (std::count(pawns.begin(), pawns.end(), pawn) > 2) {
          return Error{say::three_on_a_space(named(color), arg::Place(text_of(color, pawn)))};
        }
        if (!pawn.on_ring()) continue;
        int& holder = owner[static_cast<std::size_t>(space_number(color, pawn.ring_offset()))];
        const int mine = seat.index() + 1;
        if (holder != 0 && holder != mine) {
          return Error{say::two_colours_on_a_space(named(color_at(holder - 1)), named(color),
                                                   arg::Place(text_of(color, pawn)))};
        }
        holder = mine;
      }
    }
    return std::nullopt;
  }

  Problem check_nobody_has_won() const {
    for (const Seat seat : state_.seated) {
      if (game_.has_won(state_, seat)) {
        return Error{say::all_home_already(named(color_of(seat)))};
      }
    }
    return std::nullopt;
  }

  Problem read_turn() {
    if (at_ == words_.size()) return Error{say::mover_missing()};
    if (words_[at_] == "first") return read_drawing();
    const auto color = color_by_letter(words_[at_]);
    if (!color) return Error{say::no_mover(arg::Text(words_[at_]))};
    if (!state_.seated.contains(seat_of(*color))) {
      return Error{say::mover_without_pawns(named(*color))};
    }
    state_.mover = seat_of(*color);
    state_.phase = Phase::throwing;
    ++at_;
    if (at_ < words_.size() && words_[at_].find('-') != std::string_view::npos) {
      if (auto problem = read_roll(words_[at_++])) return problem;
    }
    if (at_ < words_.size() && words_[at_].starts_with('d')) {
      if (auto problem = read_doublets(words_[at_++])) return problem;
    }
    if (at_ < words_.size()) return Error{say::not_expected(arg::Text(words_[at_]))};
    return std::nullopt;
  }

  Problem read_roll(std::string_view word) {
    const std::size_t dash = word.find('-');
    const int one = whole_number(word.substr(0, dash)).value_or(0);
    const int other = whole_number(word.substr(dash + 1)).value_or(0);
    const auto is_die = [](int die) { return die >= 1 && die <= 6; };
    if (!is_die(one) || !is_die(other)) {
      return Error{say::no_roll(arg::Text(word))};
    }
    state_.roll = Roll(one, other);
    state_.phase = Phase::playing;
    return std::nullopt;
  }

  Problem read_doublets(std::string_view word) {
    if (word != "d1" && word != "d2") return Error{say::no_doublets(arg::Text(word))};
    state_.doublets = word == "d1" ? 1 : 2;
    return std::nullopt;
  }

  Problem read_drawing() {
    state_.phase = Phase::drawing;
    const bool one_die = game_.options().first == First::lowest_one;
    bool waiting = false;
    for (++at_; at_ < words_.size(); ++at_) {
      const auto color = color_by_letter(words_[at_].substr(0, 1));
      const auto total =
          whole_number(words_[at_].substr(std::min<std::size_t>(1, words_[at_].size())));
      const bool in_range = words_[at_].size() == 1 ||
                            (total && *total >= (one_die ? 1 : 2) && *total <= (one_die ? 6 : 12));
      if (!color || !in_range || !state_.seated.contains(seat_of(*color)) ||
          state_.drawing.contains(seat_of(*color))) {
        return Error{say::no_first_throw(arg::Text(words_[at_]))};
      }
      state_.drawing.add(seat_of(*color));
      state_.drawn[index(*color)] = static_cast<std::uint8_t>(total.value_or(0));
      waiting = waiting || !total;
    }
    if (state_.drawing.size() < 2 || !waiting) return Error{say::first_throws()};
    return std::nullopt;
  }

  const Parcheesi& game_;
  std::vector<std::string_view> words_;
  std::size_t at_ = 0;
  State state_;
};

}  // namespace

std::string Parcheesi::position(const State& state) const {
  std::string text = placement_text(state);
  if (state.phase == Phase::drawing) return text + drawing_text(state);
  if (state.phase == Phase::over) return cat(text, " won ", letter_of(color_of(state.mover)));
  text += cat(' ', letter_of(color_of(state.mover)));
  if (state.phase == Phase::playing) text += cat(' ', state.roll.high(), '-', state.roll.low());
  if (state.doublets != 0) text += cat(" d", static_cast<int>(state.doublets));
  return text;
}

Result<State> Parcheesi::read_position(std::string_view text) const {
  return Reader(*this, text).read();
}

std::string Parcheesi::result(const State& state, const Choice& choice) const {
  return placement_text(taken(state, choice));
}

}  // namespace parlor::parcheesi
