#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "core/messages.h"
#include "core/words.h"
#include "games/parcheesi/rules/option_messages.h"
#include "games/parcheesi/rules/setup_messages.h"
#include "games/parcheesi/rules/sheet.h"
#include "games/parcheesi/rules/sheet_messages.h"

/// Options by name: what each is called, what its values mean, how a rules file sets them.
namespace parlor::parcheesi {
namespace {

struct ValueSpec {
  std::string_view name;
  SheetMessage meaning;
};

/// One option: values are numbered as the enumeration that holds them (false and true are 0 and 1).
struct OptionSpec {
  std::string_view name;
  SheetMessage title;
  std::vector<ValueSpec> values;  // empty: a bonus of 0 to 67 spaces
  int (*get)(const Options&);
  void (*set)(Options&, int);
  std::vector<Topic> topics;  // what a house rule on this option is the authority for
};

template <auto Member>
OptionSpec option(std::string_view name, SheetMessage title, std::vector<ValueSpec> values,
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
          "first", say::option_first,
          {{"highest_two", say::first_highest_two}, {"lowest_one", say::first_lowest_one}},
          {first_turn}),
      option<&Options::direction>("direction", say::option_direction,
                                  {{"clockwise", say::direction_clockwise},
                                   {"counterclockwise", say::direction_counterclockwise}}),
      option<&Options::order>(
          "order", say::option_order,
          {{"clockwise", say::order_clockwise}, {"counterclockwise", say::order_counterclockwise}}),
      option<&Options::entry_duty>("entry_duty", say::option_entry_duty,
                                   {{"when_possible", say::entry_when_possible},
                                    {"each_five", say::entry_each_five},
                                    {"optional", say::entry_optional}},
                                   {entry_duty}),
      option<&Options::dice_duty>("dice_duty", say::option_dice_duty,
                                  {{"all", say::dice_all},
                                   {"all_higher", say::dice_all_higher},
                                   {"one", say::dice_one},
                                   {"none_left", say::dice_none_left}},
                                  {dice_duty, higher_die}),
      option<&Options::doublets>("doublets", say::option_doublets,
                                 {{"fourteen_or_nothing", say::doublets_fourteen_or_nothing},
                                  {"fourteen", say::doublets_fourteen},
                                  {"plain", say::doublets_plain}},
                                 {fourteen, plain_doublets, short_win}),
      option<&Options::third_doublets>(
          "third_doublets", say::option_third_doublets,
          {{"penalty", say::third_doublets_penalty}, {"none", say::third_doublets_none}},
          {third_doublets}),
      option<&Options::safety_spaces>(
          "safety_spaces", say::option_safety_spaces,
          {{"false", say::safety_spaces_false}, {"true", say::safety_spaces_true}}, {held_safety}),
      option<&Options::own_blockade>(
          "own_blockade", say::option_own_blockade,
          {{"false", say::own_blockade_false}, {"true", say::own_blockade_true}}, {own_blockade}),
      option<&Options::pair_rule>("pair_rule", say::option_pair_rule,
                                  {{"always", say::pair_rule_always},
                                   {"on_doublets", say::pair_rule_on_doublets},
                                   {"at_end", say::pair_rule_at_end},
                                   {"none", say::pair_rule_none}},
                                  {pair_rule}),
      option<&Options::bonus_time>("bonus_time", say::option_bonus_time,
                                   {{"after_dice", say::bonus_time_after_dice},
                                    {"any_time", say::bonus_time_any_time},
                                    {"at_once", say::bonus_time_at_once}},
                                   {bonus_order}),
      option<&Options::short_win>("short_win", say::option_short_win,
                                  {{"false", say::short_win_false}, {"true", say::short_win_true}},
                                  {short_win}),
      option<&Options::bonus_duty>("bonus_duty", say::option_bonus_duty,
                                   {{"must", say::bonus_duty_must}, {"may", say::bonus_duty_may}},
                                   {capture_bonus, home_bonus}),
      option<&Options::laps>("laps", say::option_laps,
                             {{"false", say::laps_false}, {"true", say::laps_true}}, {home_path}),
      option<&Options::capture_bonus>("capture_bonus", say::option_capture_bonus, {},
                                      {capture_bonus}),
      option<&Options::home_bonus>("home_bonus", say::option_home_bonus, {}, {home_bonus}),
      option<&Options::pairs>(
          "pairs", say::option_pairs,
          {{"off", say::pairs_off}, {"optional", say::pairs_optional}, {"on", say::pairs_on}},
          {partner}),
  };
  return all;
}

std::string text_of(const OptionSpec& spec, int value) {
  return spec.values.empty() ? std::to_string(value)
                             : std::string(spec.values[static_cast<std::size_t>(value)].name);
}

Message written(const OptionValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return say::text_value(arg::Text(*text));
  if (const auto* yes = std::get_if<bool>(&value))
    return say::plain_value(arg::Text(*yes ? "true" : "false"));
  if (const auto* number = std::get_if<std::int64_t>(&value))
    return say::plain_value(arg::Text(std::to_string(*number)));
  return say::list_value();
}

Message wrong_value(const OptionSpec& spec, const OptionValue& value) {
  const arg::Text option(spec.name);
  if (spec.values.empty()) return say::not_a_bonus(option, written(value), largest_bonus);
  std::vector<std::string_view> names;
  names.reserve(spec.values.size());
  for (const ValueSpec& each : spec.values) names.push_back(each.name);
  return say::not_a_value(option, written(value), parlor::any_of<arg::Text>(names));
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

Message unknown_option(const std::string& name) {
  std::vector<std::string> names;
  for (const OptionSpec& spec : specs()) names.emplace_back(spec.name);
  const auto meant = nearest(name, names);
  const auto known = all_of<arg::Text>(names);
  return meant ? say::rule_meant(arg::Text(name), arg::Text(*meant), known)
               : say::no_such_rule(arg::Text(name), known);
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
  if (spec == specs().end()) return Error{on_line(setting.line, unknown_option(setting.name))};
  const int value = number_of(*spec, setting.value);
  if (value < 0) return Error{on_line(setting.line, wrong_value(*spec, setting.value))};
  if (forbids_pairs(rules, *spec, value)) return Error{say::no_pairs(arg::Text(rules.name))};
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
    return Error{say::no_such_sheet(arg::Text(wanted), all_of<arg::Text>(ids))};
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
                    .title = spec.title.in(terms),
                    .choices = {},
                    .lowest = 0,
                    .highest = 0};
    for (const ValueSpec& value : spec.values) {
      info.choices.push_back({std::string(value.name), value.meaning.in(terms)});
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

Message authority(const Rules& rules, Topic topic, ReadingSet rests_on) {
  const arg::Text name(rules.name);
  const arg::Text sheet(rules.base->id);
  const bool ours = is_ours(rules, rests_on);
  if (house_changed(rules, topic)) return say::by_house_rule(name);
  if (!rules.custom) return (ours ? say::by_our_reading : say::by_sheet)(sheet);
  return (ours ? say::by_house_sheet_read : say::by_house_sheet)(name, sheet);
}

}  // namespace parlor::parcheesi
