#include <initializer_list>
#include <utility>

#include "core/examples.h"
#include "core/words.h"
#include "games/parcheesi/game.h"
#include "games/parcheesi/text/tell_sheets.h"

/// What Parcheesi is, for lists and forms, and its rules in plain words, put together from the
/// options in force.
namespace parlor::parcheesi {
namespace {

GameInfo make_info() {
  GameInfo info;
  info.id = "parcheesi";
  info.title = "Parcheesi";
  info.summary =
      "Race four pawns round the cross-shaped board to HOME; capture, block, and use every die.";
  info.players = {2, 3, 4};
  info.usual_players = 4;
  for (const auto name : color_names) info.seat_names.emplace_back(name);
  for (const PrintedSheet& sheet : printed_sheets()) {
    info.sheets.push_back({std::string(sheet.id), std::string(sheet.name),
                           std::string(sheet.character), option_values(sheet.options)});
  }
  info.options = option_infos();
  return info;
}

/// Puts the rules together in the order of a printed sheet and in the words of one.
class Teller {
 public:
  Teller(const Parcheesi& game, const Rules& rules, bool pairs)
      : game_(game),
        options_(rules.options),
        sheet_(*rules.base),
        telling_(telling_of(sheet_.id)),
        pairs_(pairs),
        infos_(option_infos(sheet_.terms)),
        values_(option_values(options_)) {}

  std::vector<RulesSection> rules_text() {
    introduction();
    playing();
    fighting();
    finishing();
    return std::move(sections_);
  }

 private:
  [[nodiscard]] std::string said(std::string_view text) const {
    return in_terms(sheet_.terms, text);
  }

  /// What the value of an option means in these rules.
  [[nodiscard]] std::string meaning(std::string_view name) const {
    for (std::size_t i = 0; i < infos_.size(); ++i) {
      if (infos_[i].name != name) continue;
      for (const OptionChoice& choice : infos_[i].choices) {
        if (choice.value == values_[i]) return choice.meaning;
      }
    }
    return {};
  }

  void add(std::string_view title, std::initializer_list<std::string_view> paragraphs,
           std::vector<RulesExample> examples = {}) {
    RulesSection section{said(title), {}, that_hold(game_, std::move(examples))};
    for (const std::string_view paragraph : paragraphs) {
      if (!paragraph.empty()) section.paragraphs.push_back(said(paragraph));
    }
    for (RulesExample& example : section.examples) {
      example.words = said(example.words);
      for (ExamplePlay& each : example.plays) each.words = said(each.words);
    }
    sections_.push_back(std::move(section));
  }

  void introduction() {
    add("What is in the box", {telling_.contents});
    add("The object",
        {pairs_ ? "Partners win together: bring all eight of your {pawns} from {start} round the "
                  "board and HOME before the other pair does."
                : "Be the first to bring all four of your {pawns} from {start} round the board and "
                  "HOME."});
    add("Setting up",
        {"Two to four can play.", telling_.set_up,
         "Two players take the seats across from each other, yellow and red, unless they agree on "
         "others (our reading)."});
    add("The board",
        {"The ring has 68 spaces. Yellow's ENTER space is 5, blue's 22, red's 39 and green's 56. "
         "Five spaces before it each colour turns off the ring onto its own {home_path} of seven "
         "spaces: yellow after 68, blue after 17, red after 34, green after 51. HOME is the space "
         "after the seventh. The sheet gives no numbers; these are the well-known board's (our "
         "reading).",
         meaning("direction")});
    add("Who starts", {meaning("first"), meaning("order")});
  }

  void playing() {
    add("{Entering}",
        {"A {pawn} {enters} on a die of 5, or on two dice that total 5 (4+1 or 3+2), which uses "
         "both. It comes to its ENTER space. With 5-5 two {pawns} can {enter}.",
         meaning("entry_duty"),
         options_.entry_duty == EntryDuty::optional
             ? ""
             : "A five that cannot be used to {enter} is used to move.",
         options_.safety_spaces
             ? "A lone opponent on that ENTER space is {captured}, although it is a "
               "{safety_space}."
             : "A lone opponent on that ENTER space is {captured}.",
         "A {blockade} on it keeps everybody out, your own two {pawns} there as well."},
        {{"y:S,S,12,30 b:S,S,40,5 r:S,S,S,50 g:S,S,60,62 y 5-3",
          "Yellow has thrown 5 and 3. The 5 brings a {pawn} onto ENTER, and blue's lone {pawn} "
          "there is {captured}.",
          {},
          "S"}});
    add("Moving",
        {"Each die moves one {pawn} by its number: two {pawns} take one die each, or one takes "
         "both, one after the other in either order. Between the two it really lands, and can "
         "{capture} a {pawn} there.",
         meaning("dice_duty"), "If nothing can move, the turn passes.",
         "A space holds at most two {pawns} of one colour, and never {pawns} of two colours. A "
         "lone {pawn} can always be passed."},
        telling_.moving);
    const bool plain = options_.doublets == Doublets::plain;
    add("{Doublets}",
        {plain ? ""
               : "Two equal dice are {doublets} and bring another roll, whether you could move or "
                 "not. As long as one of your {pawns} is in {start}, they are played as two plain "
                 "dice.",
         meaning("doublets"), fourteen_or_nothing() ? meaning("short_win") : "",
         meaning("third_doublets")},
        telling_.doublets);
  }

  void fighting() {
    static constexpr auto others = " r:S,S,20,58 g:S,S,9,66 y 6-2";
    add("{Capturing}",
        {"Land on a lone {pawn} of another colour by any count, and it is {captured}: it waits in "
         "{start} until a five brings it out again. The roll then goes on, with the same {pawn} or "
         "another.",
         options_.safety_spaces ? "" : meaning("safety_spaces"),
         "Nobody is {captured} on a {home_path}."},
        {{cat("y:14,S,h2,40 b:S,S,45,24", others),
          "Yellow has thrown 6 and 2. Red's {pawn} on 20 stands alone: the 6 from 14 lands on it, "
          "and it is {captured}.",
          {},
          "14"}});
    if (options_.safety_spaces) {
      add("{Safety_spaces}",
          {"The {safety_spaces} are 5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63 and 68. The four "
           "ENTER spaces are among them.",
           telling_.safety_look, meaning("safety_spaces"), "Two colours never share one."},
          {{cat("y:23,S,h2,40 b:S,S,29,46", others),
            "Blue's lone {pawn} on 29 is on a {safety_space}.",
            {{"23>29", "", false}}}});
    }
    add("{Blockades}",
        {"Two {pawns} of one colour on one space, on the ring or on a {home_path}, are a "
         "{blockade}. Nobody can land on it, and its {pawns} cannot be {captured}.",
         meaning("own_blockade"), meaning("pair_rule"),
         "You may have to break up your own {blockade} when nothing else can move."},
        {{cat("y:25,S,h2,40 b:S,S,29,29", others),
          "Two of blue's {pawns} stand on 29: a {blockade}.",
          {{"25>31", "", false}}}});
  }

  void finishing() {
    add("Reaching HOME",
        {"HOME takes an exact count, and counts as a space. {Pawns} never go up another colour's "
         "{home_path}, and never leave HOME.",
         telling_.home_note, meaning("laps")},
        telling_.home);
    add("{Bonuses}", {bonus("Whoever {captures} a {pawn}", options_.capture_bonus),
                      bonus("Whoever brings a {pawn} HOME", options_.home_bonus),
                      "A {bonus} is for one {pawn} alone: it is never split and never used to "
                      "{enter}. If no {pawn} can move it in full, it is lost.",
                      meaning("bonus_time"), meaning("bonus_duty")});
    add("Winning",
        {pairs_ ? "A pair wins at once when the last of its eight {pawns} is HOME."
                : "The first player with all four {pawns} HOME wins, at once.",
         fourteen_or_nothing() && !options_.short_win
             ? "Other dice and {bonuses} may be left then, but none of the four counts of "
               "{doublets}."
             : "It does not matter which counts are left."});
    add("Variations",
        {options_.pairs == Pairs::off ? "" : meaning("pairs"),
         "Every rule in which the sheets differ can be played the other way too: choose it among "
         "the house rules of a table, or write it into a rules file."});
    if (sheet_.readings.empty()) return;
    add("Where the sheet is silent: our reading", {});
    for (const std::string_view reading : sheet_.readings) {
      sections_.back().paragraphs.push_back(said(reading));
    }
  }

  [[nodiscard]] bool fourteen_or_nothing() const {
    return options_.doublets == Doublets::fourteen_or_nothing;
  }

  static std::string bonus(std::string_view whoever, int size) {
    if (size == 0) return cat(whoever, " earns no {bonus}.");
    return cat(whoever, " earns a {bonus} of ", size, " spaces.");
  }

  const Parcheesi& game_;
  const Options& options_;
  const PrintedSheet& sheet_;
  const SheetTelling& telling_;
  bool pairs_;
  std::vector<OptionInfo> infos_;
  std::vector<std::string> values_;
  std::vector<RulesSection> sections_;
};

}  // namespace

const GameInfo& Parcheesi::info() {
  static const GameInfo info = make_info();
  return info;
}

std::string Parcheesi::rules_name() const {
  const bool pairs_agreed = !rules_.custom && in_pairs();
  return pairs_agreed ? cat(rules_.name, ", in pairs") : rules_.name;
}

std::vector<RulesSection> Parcheesi::rules_text() const {
  return Teller(*this, rules_, in_pairs()).rules_text();
}

}  // namespace parlor::parcheesi
