#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "core/words.h"
#include "games/parcheesi/sheet.h"

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
            "Everybody throws two dice; the highest total starts. Ties throw again."},
           {"lowest_one", "Everybody throws one die; the lowest starts. Ties throw again."}}),
      option<&Options::direction>(
          "direction", "Which way pawns move",
          {{"clockwise", "Pawns move clockwise round the ring."},
           {"counterclockwise", "Pawns move counterclockwise round the ring."}}),
      option<&Options::order>("order", "Which way turns pass",
                              {{"clockwise", "Turns pass clockwise, to the left."},
                               {"counterclockwise", "Turns pass counterclockwise, to the right."}}),
      option<&Options::entry_duty>(
          "entry_duty", "Whether a five must enter a pawn",
          {{"when_possible",
            "A five must enter a pawn whenever it can, even where the other die first has to clear "
            "ENTER."},
           {"each_five",
            "Each five must enter a pawn if it can at the moment it is played; where ENTER is "
            "blocked, it moves a pawn."},
           {"optional", "A five may enter a pawn or move one, as the player likes."}},
          {entry_duty}),
      option<&Options::dice_duty>(
          "dice_duty", "Which dice must be played",
          {{"all", "As many dice as possible must be played; if only one can be, either may be."},
           {"all_higher",
            "As many dice as possible must be played; if one has to be given up, it is the lower."},
           {"one", "One die must be played if any can be; the player may stop after it."},
           {"none_left", "The play goes on until no die or bonus that is left can be played."}},
          {dice_duty, higher_die}),
      option<&Options::doublets>("doublets",
                                 "What doublets give once all four pawns are out of START",
                                 {{"fourteen_or_nothing",
                                   "Doublets are four counts, tops and bottoms, fourteen in all: "
                                   "play all four or none. Then roll again."},
                                  {"fourteen",
                                   "Doublets are four counts, tops and bottoms, fourteen in all: "
                                   "play as many as you can. Then roll again."},
                                  {"plain", "Doublets are two plain dice. Then roll again."}},
                                 {fourteen, plain_doublets, short_win}),
      option<&Options::third_doublets>(
          "third_doublets", "What the third doublets in a row bring",
          {{"penalty",
            "On the third doublets in a row nothing moves, the pawn nearest HOME goes back to "
            "START, and the turn ends."},
           {"none", "Nothing special: doublets are played and rolled on without limit."}},
          {third_doublets}),
      option<&Options::safety_spaces>(
          "safety_spaces", "Safety spaces",
          {{"false", "There are none: a lone pawn can be captured anywhere on the ring."},
           {"true",
            "On the twelve safety spaces a lone pawn can be captured only by a pawn that enters."}},
          {held_safety}),
      option<&Options::own_blockade>(
          "own_blockade", "Whether the owner may pass a blockade",
          {{"false", "A blockade stops every pawn, its owner's too."},
           {"true", "A blockade stops the others; its owner may pass it."}},
          {own_blockade}),
      option<&Options::pair_rule>(
          "pair_rule", "Whether a blockade may be moved on together",
          {{"always",
            "The two pawns of a blockade cannot be brought together on a new space in one roll."},
           {"on_doublets",
            "On doublets, the two pawns of a blockade cannot be brought together on a new space."},
           {"at_end",
            "When the play ends, two pawns that began it as a blockade may not stand together on a "
            "new space."},
           {"none", "The two pawns of a blockade may be moved on together."}},
          {pair_rule}),
      option<&Options::bonus_time>(
          "bonus_time", "When a bonus is played",
          {{"after_dice", "Bonuses are played once no die that is left can be played."},
           {"any_time", "Bonuses and dice may be played in any order."},
           {"at_once",
            "A bonus is played as soon as it is earned, before any die that is left; if no pawn "
            "can move it then, it is lost."}},
          {bonus_order}),
      option<&Options::short_win>(
          "short_win", "Whether a win may break off doublets that are played all or not at all",
          {{"false", "A win on such doublets takes all four counts."},
           {"true", "A win on such doublets may leave some of the four counts unplayed."}},
          {short_win}),
      option<&Options::bonus_duty>("bonus_duty", "Whether a bonus must be played",
                                   {{"must", "A bonus must be played if it can be."},
                                    {"may", "A bonus may be left; it is lost when the play ends."}},
                                   {capture_bonus, home_bonus}),
      option<&Options::laps>(
          "laps", "Whether a pawn may pass its home path",
          {{"false", "At its turn-off a pawn goes up its home path; it cannot pass it."},
           {"true", "At its turn-off a pawn may go home or stay on the ring for another round."}},
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
      "partner",        "short_win"};
  return words[static_cast<std::size_t>(topic)];
}

/// What a sheet says of four counts, it says of wins with them, too.
Clause clause_on(const Rules& rules, Topic topic) {
  const Topic settled = topic == Topic::short_win ? Topic::fourteen : topic;
  return rules.base->clauses[static_cast<std::size_t>(settled)];
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

std::vector<OptionInfo> option_infos() {
  std::vector<OptionInfo> infos;
  for (const OptionSpec& spec : specs()) {
    OptionInfo info{.name = std::string(spec.name),
                    .title = std::string(spec.title),
                    .choices = {},
                    .lowest = 0,
                    .highest = 0};
    for (const ValueSpec& value : spec.values) {
      info.choices.push_back({std::string(value.name), std::string(value.meaning)});
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
  const Clause clause = clause_on(rules, topic);
  if (clause.number == 0) return cat(rules.base->id, '.', word_for(topic));
  return cat(rules.base->id, '.', clause.number < 10 ? "0" : "", static_cast<int>(clause.number));
}

std::string authority(const Rules& rules, Topic topic) {
  if (house_changed(rules, topic)) return cat("a house rule of ", rules.name);
  const Clause clause = clause_on(rules, topic);
  const std::string sheet = rules.custom ? cat(rules.name, ", from the sheet ", rules.base->id)
                                         : cat("sheet ", rules.base->id);
  return clause.ours ? cat(sheet, "; our reading") : sheet;
}

}  // namespace parlor::parcheesi
