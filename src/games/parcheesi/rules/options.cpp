#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "core/words.h"
#include "games/parcheesi/rules/sheet.h"

/// Options by name: what each is called, what its values mean, how a rules file sets them.
namespace parlor::parcheesi {
namespace {

struct ValueSpec {
  std::string_view name;
  std::string_view meaning;
};

/// One option: values are numbered as the enumeration that holds them (false and true are 0 and 1).
struct OptionSpec {
  std::string_view name;
  std::string_view title;
  std::vector<ValueSpec> values;  // empty: a bonus of 0 to 67 spaces
  int (*get)(const Options&);
  void (*set)(Options&, int);
  std::vector<Topic> topics;  // what a house rule on this option is the authority for
};

template <auto Member>
OptionSpec option(std::string_view name, std::string_view title, std::vector<ValueSpec> values,
                  std::vector<Topic> topics = {}) {
  using Value = std::remove_cvref_t<decltype(std::declval<Options>().*Member)>;
  return {name,
          title,
          std::move(values),
          [](const Options& options) { return static_cast<int>(options.*Member); },
          [](Options& options, int value) { options.*Member = static_cast<Value>(value); },
          std::move(topics)};
}

const std::vector<OptionSpec>& specs() {
  using enum Topic;
  static const std::vector<OptionSpec> all{
      option<&Options::first>(
          "first", "Who starts",
          {{"highest_two",
            "Everybody throws two dice, and the highest total starts. Those who tie throw again "
            "(our "
            "reading)."},
           {"lowest_one",
            "Everybody throws one die, and the lowest starts. Those who tie throw again (our "
            "reading)."}},
          {first_turn}),
      option<&Options::direction>(
          "direction", "Which way pawns move",
          {{"clockwise", "{Pawns} move clockwise round the ring."},
           {"counterclockwise", "{Pawns} move counterclockwise round the ring."}}),
      option<&Options::order>("order", "Which way turns pass",
                              {{"clockwise", "Turns pass clockwise, to the left."},
                               {"counterclockwise", "Turns pass counterclockwise, to the right."}}),
      option<&Options::entry_duty>(
          "entry_duty", "Whether a five must enter a pawn",
          {{"when_possible",
            "A {pawn} must {enter} whenever it can, even if the other die first has to clear ENTER "
            "(clearing it first is our reading)."},
           {"each_five",
            "Each five must be used to {enter} if it can be at the moment it is played."},
           {"optional", "A five may be used to {enter} or to move a {pawn}, as the player likes."}},
          {entry_duty}),
      option<&Options::dice_duty>(
          "dice_duty", "Which dice must be played",
          {{"all",
            "As many dice as possible must be played; if only one of two can be, the player "
            "chooses "
            "which."},
           {"all_higher",
            "As many dice as possible must be played; if one has to be given up, it is the lower."},
           {"one", "One die must be played if any can be; after it the player may stop."},
           {"none_left", "The play goes on until no die or {bonus} that is left can be played."}},
          {dice_duty, higher_die}),
      option<&Options::doublets>(
          "doublets", "What doublets give once all four pawns are out of START",
          {{"fourteen_or_nothing",
            "Once all four {pawns} are out of {start}, {doublets} are four "
            "counts, the tops and the bottoms of the dice, fourteen in all. "
            "Play all four or none, then roll again."},
           {"fourteen",
            "Once all four {pawns} are out of {start}, {doublets} are four "
            "counts, the tops and the bottoms of the dice, fourteen in all. "
            "Play as many as you can, then roll again."},
           {"plain", "{Doublets} are played as two plain dice; then roll again."}},
          {fourteen, plain_doublets, short_win}),
      option<&Options::third_doublets>(
          "third_doublets", "What the third doublets in a row bring",
          {{"penalty",
            "On the third {doublets} in a row nothing moves: the {pawn} nearest HOME goes back to "
            "{start}, and the turn ends."},
           {"none", "{Doublets} may come up any number of times in a row; there is no penalty."}},
          {third_doublets}),
      option<&Options::safety_spaces>(
          "safety_spaces", "Safety spaces",
          {{"false",
            "There are no {safety_spaces}: a lone {pawn} can be {captured} anywhere on the ring."},
           {"true",
            "On the twelve {safety_spaces} a lone {pawn} can be {captured} only by one that "
            "{enters}."}},
          {held_safety}),
      option<&Options::own_blockade>(
          "own_blockade", "Whether the owner may pass a blockade",
          {{"false", "A {blockade} stops every {pawn}, its owner's too."},
           {"true", "A {blockade} stops the others; its owner may pass it."}},
          {own_blockade}),
      option<&Options::pair_rule>(
          "pair_rule", "Whether a blockade may be moved on together",
          {{"always",
            "The two {pawns} of a {blockade} may not be brought together on a new space in one "
            "roll."},
           {"on_doublets",
            "In a roll of {doublets} the two {pawns} of a {blockade} may not be brought together "
            "on "
            "a new space."},
           {"at_end",
            "The two {pawns} of a {blockade} may not end a play together on a new space."},
           {"none", "The two {pawns} of a {blockade} may be moved on together."}},
          {pair_rule}),
      option<&Options::bonus_time>(
          "bonus_time", "When a bonus is played",
          {{"after_dice", "{Bonuses} come after the dice, when no die that is left can be played."},
           {"any_time", "{Bonuses} and dice may be played in any order."},
           {"at_once",
            "A {bonus} is played as soon as it is earned, before any die that is left; if no "
            "{pawn} can move it then, it is lost."}},
          {bonus_order}),
      option<&Options::short_win>(
          "short_win", "Whether a win may break off doublets that are played all or not at all",
          {{"false", "Even a win takes all four counts of such {doublets}."},
           {"true", "A win may leave some of the four counts of such {doublets} unplayed."}},
          {short_win}),
      option<&Options::bonus_duty>(
          "bonus_duty", "Whether a bonus must be played",
          {{"must", "A {bonus} must be played if it can be."},
           {"may", "A {bonus} need not be played; it is lost when the play ends."}},
          {capture_bonus, home_bonus}),
      option<&Options::laps>(
          "laps", "Whether a pawn may pass its home path",
          {{"false",
            "A {pawn} that comes to its turn-off goes up its {home_path} and cannot pass it."},
           {"true",
            "A {pawn} that comes to its turn-off may go up its {home_path} or round the ring for "
            "another lap."}},
          {home_path}),
      option<&Options::capture_bonus>("capture_bonus", "Bonus for a capture, in spaces", {},
                                      {capture_bonus}),
      option<&Options::home_bonus>("home_bonus", "Bonus for reaching HOME, in spaces", {},
                                   {home_bonus}),
      option<&Options::pairs>(
          "pairs", "Playing in pairs",
          {{"off", "Everybody plays alone."},
           {"optional", "Four players may agree to play two against two, partners across."},
           {"on", "Four players play two against two, partners across, and win together."}},
          {partner}),
  };
  return all;
}

std::string text_of(const OptionSpec& spec, int value) {
  return spec.values.empty() ? std::to_string(value)
                             : std::string(spec.values[static_cast<std::size_t>(value)].name);
}

std::string allowed(const OptionSpec& spec) {
  if (spec.values.empty()) return cat("a whole number from 0 (no bonus) to ", largest_bonus);
  std::vector<std::string> names;
  names.reserve(spec.values.size());
  for (const ValueSpec& value : spec.values) names.emplace_back(value.name);
  return enumerate(names, "or");
}

std::string written(const OptionValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return cat('"', *text, '"');
  if (const auto* yes = std::get_if<bool>(&value)) return *yes ? "true" : "false";
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  return "a list";
}

bool is_yes_or_no(const OptionSpec& spec) {
  return !spec.values.empty() && spec.values[0].name == "false";
}

/// The value's number, or -1 where the option cannot take it.
int number_of(const OptionSpec& spec, const OptionValue& value) {
  if (spec.values.empty()) {
    const auto* number = std::get_if<std::int64_t>(&value);
    return number != nullptr && *number >= 0 && *number <= largest_bonus ? static_cast<int>(*number)
                                                                         : -1;
  }
  if (is_yes_or_no(spec)) {
    const auto* yes = std::get_if<bool>(&value);
    return yes == nullptr ? -1 : static_cast<int>(*yes);
  }
  const auto* text = std::get_if<std::string>(&value);
  if (text == nullptr) return -1;
  const auto found = std::ranges::find_if(
      spec.values, [&](const ValueSpec& candidate) { return candidate.name == *text; });
  return found == spec.values.end() ? -1 : static_cast<int>(found - spec.values.begin());
}

std::string at_line(const OptionSetting& setting) {
  return setting.line == 0 ? std::string() : cat("line ", setting.line, ": ");
}

Error unknown_option(const OptionSetting& setting) {
  std::vector<std::string> names;
  for (const OptionSpec& spec : specs()) names.emplace_back(spec.name);
  const auto meant = nearest(setting.name, names);
  return {cat(at_line(setting), "there is no rule called \"", setting.name, "\"",
              meant ? cat(" (did you mean ", *meant, "?)") : std::string(), "; the rules are ",
              enumerate(names), ".")};
}

/// A printed sheet has pairs only where it says so; house rules may add them.
bool forbids_pairs(const Rules& rules, const OptionSpec& spec, int value) {
  return !rules.custom && spec.name == "pairs" && rules.options.pairs == Pairs::off &&
         value == static_cast<int>(Pairs::on);
}

Result<bool> apply(const OptionSetting& setting, Rules& rules) {
  const auto spec = std::find_if(specs().begin(), specs().end(), [&](const OptionSpec& candidate) {
    return candidate.name == setting.name;
  });
  if (spec == specs().end()) return unknown_option(setting);
  const int value = number_of(*spec, setting.value);
  if (value < 0) {
    return Error{cat(at_line(setting), spec->name, " cannot be ", written(setting.value),
                     "; it is ", allowed(*spec), ".")};
  }
  if (forbids_pairs(rules, *spec, value)) {
    return Error{cat("The sheet ", rules.name,
                     " has no pairs; play by one that has them, or set pairs in a rules file.")};
  }
  spec->set(rules.options, value);
  return true;
}

bool house_changed(const Rules& rules, Topic topic) {
  if (!rules.custom) return false;
  return std::any_of(specs().begin(), specs().end(), [&](const OptionSpec& spec) {
    return spec.get(rules.options) != spec.get(rules.base->options) &&
           std::ranges::find(spec.topics, topic) != spec.topics.end();
  });
}

std::string_view word_for(Topic topic) {
  static constexpr std::array<std::string_view, topics> words{
      "entering",       "enter_blocked", "enter_own_pair", "moving",     "three",
      "held_safety",    "blockade",      "own_blockade",   "pair_rule",  "home_exact",
      "home_path",      "entry_duty",    "dice_duty",      "higher_die", "fourteen",
      "plain_doublets", "bonus_order",   "capture_bonus",  "home_bonus", "third_doublets",
      "partner",        "first_turn",    "roll_again",     "short_win"};
  return words[static_cast<std::size_t>(topic)];
}

}  // namespace

Result<Rules> rules_from(const Setup& setup) {
  const std::string_view wanted =
      setup.sheet.empty() ? printed_sheets().front().id : std::string_view(setup.sheet);
  Rules rules;
  std::vector<std::string> ids;
  for (const PrintedSheet& sheet : printed_sheets()) {
    if (sheet.id == wanted) rules.base = &sheet;
    ids.emplace_back(sheet.id);
  }
  if (rules.base == nullptr) {
    return Error{cat("There is no Parcheesi sheet called \"", wanted, "\"; the sheets are ",
                     enumerate(ids), ".")};
  }
  rules.options = rules.base->options;
  rules.custom = !setup.name.empty();
  rules.name = rules.custom ? setup.name : std::string(rules.base->id);
  for (const OptionSetting& setting : setup.settings) {
    const auto applied = apply(setting, rules);
    if (!applied) return applied.error();
  }
  // Rules that differ from the printed ones are the house's, named or not; pairs are agreed on at
  // the table.
  Options printed = rules.base->options;
  printed.pairs = rules.options.pairs;
  rules.custom = rules.custom || rules.options != printed;
  return rules;
}

std::vector<OptionInfo> option_infos(const Terms& terms) {
  std::vector<OptionInfo> infos;
  for (const OptionSpec& spec : specs()) {
    OptionInfo info{.name = std::string(spec.name),
                    .title = std::string(spec.title),
                    .choices = {},
                    .lowest = 0,
                    .highest = 0};
    for (const ValueSpec& value : spec.values) {
      info.choices.push_back({std::string(value.name), in_terms(terms, value.meaning)});
    }
    if (spec.values.empty()) info.highest = largest_bonus;
    infos.push_back(std::move(info));
  }
  return infos;
}

std::vector<std::string> option_values(const Options& options) {
  std::vector<std::string> values;
  for (const OptionSpec& spec : specs()) values.push_back(text_of(spec, spec.get(options)));
  return values;
}

std::string clause_id(const Rules& rules, Topic topic) {
  if (house_changed(rules, topic)) return cat("house.", word_for(topic));
  // What a sheet says of four counts, it says of wins with them, too.
  const Topic settled = topic == Topic::short_win ? Topic::fourteen : topic;
  const int number = rules.base->clauses[static_cast<std::size_t>(settled)];
  if (number == 0) return cat(rules.base->id, '.', word_for(topic));
  return cat(rules.base->id, '.', number < 10 ? "0" : "", number);
}

bool is_ours(const Rules& rules, ReadingSet rests_on) { return rules.base->ours.meets(rests_on); }

std::string authority(const Rules& rules, Topic topic, ReadingSet rests_on) {
  if (house_changed(rules, topic)) return cat("a house rule of ", rules.name);
  const std::string sheet = rules.custom ? cat(rules.name, ", from the sheet ", rules.base->id)
                                         : cat("sheet ", rules.base->id);
  return is_ours(rules, rests_on) ? cat(sheet, "; our reading") : sheet;
}

}  // namespace parlor::parcheesi
