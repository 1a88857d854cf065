#include <initializer_list>
#include <utility>

#include "core/examples.h"
#include "core/words.h"
#include "games/parcheesi/game.h"
#include "games/parcheesi/text/example_messages.h"
#include "games/parcheesi/text/tell_sheets.h"
#include "games/parcheesi/text/telling_messages.h"

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
                           sheet.character.in(sheet.terms), option_values(sheet.options)});
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
  [[nodiscard]] Message said(SheetMessage message) const { return message.in(sheet_.terms); }

  /// What the value of an option means in these rules.
  [[nodiscard]] Message meaning(std::string_view name) const {
    for (std::size_t i = 0; i < infos_.size(); ++i) {
      if (infos_[i].name != name) continue;
      for (const OptionChoice& choice : infos_[i].choices) {
        if (choice.value == values_[i]) return choice.meaning;
      }
    }
    return {};
  }

  [[nodiscard]] RulesExample worded(const SheetExample& example) const {
    RulesExample words{example.position, said(example.words), {}, example.from};
    for (const SheetPlay& each : example.plays) {
      words.plays.push_back({each.play, said(each.words), each.legal});
    }
    return words;
  }

  void add(SheetMessage title, std::initializer_list<Message> paragraphs,
           const std::vector<SheetExample>& examples = {}) {
    RulesSection section{said(title), {}};
    for (const Message& paragraph : paragraphs) {
      if (!paragraph.empty()) section.paragraphs.push_back(paragraph);
    }
    for (const SheetExample& example : examples) section.examples.push_back(worded(example));
    section.examples = that_hold(game_, std::move(section.examples));
    sections_.push_back(std::move(section));
  }

  void introduction() {
    add(say::title_box, {said(telling_.contents)});
    add(say::title_object, {pairs_ ? said(say::object_in_pairs) : said(say::object)});
    add(say::title_setting_up,
        {said(say::two_to_four_play), said(telling_.set_up), said(say::two_sit_across)});
    add(say::title_board, {said(say::board), meaning("direction")});
    add(say::title_first, {meaning("first"), meaning("order")});
  }

  void playing() {
    const bool optional = options_.entry_duty == EntryDuty::optional;
    add(say::title_entering,
        {said(say::entering), meaning("entry_duty"), optional ? Message() : said(say::idle_five),
         options_.safety_spaces ? said(say::enter_captures_safe) : said(say::enter_captures),
         said(say::enter_blockade)},
        {{"y:S,S,12,30 b:S,S,40,5 r:S,S,S,50 g:S,S,60,62 y 5-3", say::example_entering, {}, "S"}});
    add(say::title_moving,
        {said(say::moving), meaning("dice_duty"), said(say::turn_passes),
         said(say::space_holds_two)},
        telling_.moving);
    const bool plain = options_.doublets == Doublets::plain;
    add(say::title_doublets,
        {plain ? Message() : said(say::equal_dice), meaning("doublets"),
         fourteen_or_nothing() ? meaning("short_win") : Message(), meaning("third_doublets")},
        telling_.doublets);
  }

  void fighting() {
    static constexpr auto others = " r:S,S,20,58 g:S,S,9,66 y 6-2";
    add(say::title_capturing,
        {said(say::capturing), options_.safety_spaces ? Message() : meaning("safety_spaces"),
         said(say::path_is_safe)},
        {{cat("y:14,S,h2,40 b:S,S,45,24", others), say::example_capturing, {}, "14"}});
    if (options_.safety_spaces) {
      add(say::title_safety_spaces,
          {said(say::safety_spaces), said(telling_.safety_look), meaning("safety_spaces"),
           said(say::never_shared)},
          {{cat("y:23,S,h2,40 b:S,S,29,46", others), say::example_safety, {{"23>29", {}, false}}}});
    }
    add(say::title_blockades,
        {said(say::blockade), meaning("own_blockade"), meaning("pair_rule"),
         said(say::break_blockade)},
        {{cat("y:25,S,h2,40 b:S,S,29,29", others), say::example_blockade, {{"25>31", {}, false}}}});
  }

  void finishing() {
    add(say::title_home, {said(say::home), said(telling_.home_note), meaning("laps")},
        telling_.home);
    add(say::title_bonuses, {capture_bonus(), home_bonus(), said(say::bonus), meaning("bonus_time"),
                             meaning("bonus_duty")});
    const bool strict = fourteen_or_nothing() && !options_.short_win;
    add(say::title_winning,
        {pairs_ ? said(say::winning_in_pairs) : said(say::winning),
         strict ? said(say::win_leaves_no_count) : said(say::win_leaves_any_count)});
    add(say::title_variations,
        {options_.pairs == Pairs::off ? Message() : meaning("pairs"), said(say::variations)});
    if (sheet_.readings.empty()) return;
    add(say::title_readings, {});
    for (const SheetMessage reading : sheet_.readings) {
      sections_.back().paragraphs.push_back(said(reading));
    }
  }

  [[nodiscard]] bool fourteen_or_nothing() const {
    return options_.doublets == Doublets::fourteen_or_nothing;
  }

  [[nodiscard]] Message capture_bonus() const {
    const Terms& terms = sheet_.terms;
    if (options_.capture_bonus == 0) return said(say::capture_earns_nothing);
    return say::capture_earns(terms.captures, terms.pawn, terms.bonus, options_.capture_bonus);
  }

  [[nodiscard]] Message home_bonus() const {
    const Terms& terms = sheet_.terms;
    if (options_.home_bonus == 0) return said(say::home_earns_nothing);
    return say::home_earns(terms.pawn, terms.bonus, options_.home_bonus);
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
