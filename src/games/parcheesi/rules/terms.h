#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "core/message.h"

/// What each sheet calls the things of the game.
namespace parlor::parcheesi {

/// A sheet's English for a thing, and the key by which other languages know it: one of its own
/// where they, too, may need another word.
struct Word {
  std::string_view key;
  std::string_view english;
  operator arg::Term() const { return {key, english}; }  // NOLINT(google-explicit-constructor)
};

/// The same for a place.
struct PlaceName {
  std::string_view english;
  operator arg::Place() const {  // NOLINT(google-explicit-constructor)
    return arg::Place(english);
  }
};

/// The words of one sheet, in the forms that English sentences need. Messages name them in gaps.
struct Terms {
  Word pawn{"pawn", "pawn"};
  Word pawns{"pawns", "pawns"};
  PlaceName start{"START"};
  Word enter{"enter", "enter"};
  Word enters{"enters", "enters"};
  Word entering{"entering", "entering"};
  Word capture{"capture", "capture"};
  Word captures{"captures", "captures"};
  Word captured{"captured", "captured"};
  Word capturing{"capturing", "capturing"};
  Word blockade{"blockade", "blockade"};
  Word blockades{"blockades", "blockades"};
  Word doublets{"doublets", "doublets"};
  Word bonus{"bonus", "bonus"};
  Word bonuses{"bonuses", "bonuses"};
  Word safety_space{"safety_space", "safety space"};
  Word safety_spaces{"safety_spaces", "safety spaces"};
  Word home_path{"home_path", "home path"};
};

inline constexpr Terms box_terms{
    .pawn = {"pawn", "mover"},
    .pawns = {"pawns", "movers"},
    .blockade = {"blockade", "block"},
    .blockades = {"blockades", "blocks"},
    .doublets = {"doublets", "doubles"},
};

inline constexpr Terms nest_terms{
    .pawn = {"pawn", "piece"},
    .pawns = {"pawns", "pieces"},
    .start = {"the nest"},
    .enter = {"leave_nest", "leave the nest"},
    .enters = {"leaves_nest", "leaves the nest"},
    .entering = {"leaving_nest", "leaving the nest"},
    .capture = {"capture", "send back"},
    .captures = {"captures", "sends back"},
    .captured = {"captured", "sent back"},
    .capturing = {"capturing", "sending back"},
    .doublets = {"doublets", "doubles"},
    .bonus = {"bonus", "reward"},
    .bonuses = {"bonuses", "rewards"},
    .safety_space = {"safety_space", "safe space"},
    .safety_spaces = {"safety_spaces", "safe spaces"},
    .home_path = {"home_path", "home row"},
};

inline constexpr Terms russian_terms{
    .pawn = {"pawn", "piece"},
    .pawns = {"pawns", "pieces"},
    .safety_space = {"coloured_space", "safety space"},
    .safety_spaces = {"coloured_spaces", "safety spaces"},
};

namespace detail {

struct NamedWord {
  std::string_view name;
  Word Terms::* word;
};

inline constexpr std::array named_words{
    NamedWord{"pawn", &Terms::pawn},
    NamedWord{"pawns", &Terms::pawns},
    NamedWord{"enter", &Terms::enter},
    NamedWord{"enters", &Terms::enters},
    NamedWord{"entering", &Terms::entering},
    NamedWord{"capture", &Terms::capture},
    NamedWord{"captures", &Terms::captures},
    NamedWord{"captured", &Terms::captured},
    NamedWord{"capturing", &Terms::capturing},
    NamedWord{"blockade", &Terms::blockade},
    NamedWord{"blockades", &Terms::blockades},
    NamedWord{"doublets", &Terms::doublets},
    NamedWord{"bonus", &Terms::bonus},
    NamedWord{"bonuses", &Terms::bonuses},
    NamedWord{"safety_space", &Terms::safety_space},
    NamedWord{"safety_spaces", &Terms::safety_spaces},
    NamedWord{"home_path", &Terms::home_path},
};

// Calling this while a message is read at compile time is the error message.
void a_gap_is_no_word_of_a_sheet();

}  // namespace detail

/// A message whose gaps are all words of a sheet, so that any sheet can say it; or none at all.
class SheetMessage {
 public:
  constexpr SheetMessage() = default;
  template <class... Types>
  consteval SheetMessage(const Template<Types...>& says)  // NOLINT(google-explicit-constructor)
      : says_(&says) {
    for (std::size_t at = 0; at < sizeof...(Types); ++at) {
      const bool place = says.names[at] == "start" && says.types[at] == ArgumentType::place;
      const bool term = says.types[at] == ArgumentType::term &&
                        std::ranges::find(detail::named_words, says.names[at],
                                          &detail::NamedWord::name) != detail::named_words.end();
      if (!place && !term) detail::a_gap_is_no_word_of_a_sheet();
    }
  }

  /// In the words of a sheet.
  [[nodiscard]] Message in(const Terms& terms) const;

 private:
  const AnyTemplate* says_ = nullptr;
};

}  // namespace parlor::parcheesi
