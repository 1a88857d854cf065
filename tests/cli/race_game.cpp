#include "cli/race_game.h"

#include <algorithm>

#include "core/game_model.h"
#include "core/words.h"

namespace parlor::test {
namespace {

constexpr std::string_view letters = "abcd";

std::uint8_t small(int number) { return static_cast<std::uint8_t>(number); }

}  // namespace

const GameInfo& Race::info() {
  static const GameInfo info{
      "race",
      "Race",
      "Two pawns each run to the goal.",
      {2, 3, 4},
      2,
      {"yellow", "blue", "red", "green"},
      {{"short", "Short race", "Over in a minute.", {"12", "true", "off", ""}},
       {"box", "Race of the box", "Nobody is sent back.", {"20", "false", "optional", ""}}},
      {{"goal", "How far it is", {}, 6, 40},
       {"hits",
        "Sending back",
        {{"true", "A lone pawn is sent back."}, {"false", "Pawns share a space."}}},
       {"pairs",
        "Partners",
        {{"off", "Everybody alone."}, {"optional", "As agreed."}, {"on", "Two teams."}}},
       {"shortcuts", "Shortcuts, as pairs from and to", {}}}};
  return info;
}

Race::State Race::start() const {
  State state;
  state.players = small(rules_.players);
  state.opening = 1;
  return state;
}

Race::State Race::opening() const {
  State state = start();
  state.opening = 0;
  return state;
}

Actor Race::actor(const State& state) const {
  if (outcome(state)) return Actor::nobody();
  return state.high == 0 ? Actor::chance() : Actor::player(Seat(state.turn));
}

Throw Race::to_throw(const State& state) const {
  return {Seat(state.turn), state.opening != 0 ? 1 : 2};
}

Race::State Race::thrown(const State& state, Roll roll) const {
  State after = state;
  if (state.opening == 0) {
    after.high = small(roll.high());
    after.low = small(roll.low());
    return after;
  }
  if (roll.high() > state.best) {
    after.best = small(roll.high());
    after.leader = state.turn;
  }
  after.turn = small(state.turn + 1);
  if (after.turn == state.players) {
    after.turn = after.leader;
    after.opening = after.best = after.leader = 0;
  }
  return after;
}

std::optional<Race::Line> Race::stepped(const Line& line, Step step) const {
  Line after = line;
  auto& own = after.after.pawns[line.after.turn];
  const auto pawn = std::find(own.begin(), own.end(), step.from);
  int to = step.from + step.die;
  if (pawn == own.end() || to > rules_.goal) return std::nullopt;
  for (const auto& [from, shortcut] : rules_.shortcuts) {
    if (from == to) to = static_cast<int>(shortcut);
  }
  *pawn = small(to);
  std::sort(own.begin(), own.end());
  for (int seat = 0; seat < line.after.players && to < rules_.goal && rules_.hits; ++seat) {
    auto& pawns = after.after.pawns[static_cast<std::size_t>(seat)];
    if (seat == line.after.turn || std::count(pawns.begin(), pawns.end(), to) != 1) continue;
    *std::find(pawns.begin(), pawns.end(), to) = 0;
    std::sort(pawns.begin(), pawns.end());
    ++after.captures;
  }
  after.choice.steps[after.choice.count++] = step;
  return after;
}

std::vector<Race::Step> Race::possible(const Line& line) const {
  const State& state = line.after;
  std::vector<std::uint8_t> dice{state.high, state.low};
  for (int i = 0; i < line.choice.count; ++i) {
    dice.erase(
        std::find(dice.begin(), dice.end(), line.choice.steps[static_cast<std::size_t>(i)].die));
  }
  std::vector<Step> steps;
  for (const std::uint8_t die : dice) {
    for (const std::uint8_t from : state.pawns[state.turn]) {
      const Step step{from, die};
      if (stepped(line, step) && std::find(steps.begin(), steps.end(), step) == steps.end()) {
        steps.push_back(step);
      }
    }
  }
  return steps;
}

/// Every sequence of steps that uses as many dice as possible.
std::vector<Race::Line> Race::lines(const State& state) const {
  std::vector<Line> open{{state, {}, 0}};
  std::vector<Line> longest = open;
  while (!open.empty()) {
    std::vector<Line> longer;
    for (const Line& line : open) {
      for (const Step step : possible(line)) longer.push_back(*stepped(line, step));
    }
    if (!longer.empty()) longest = longer;
    open = std::move(longer);
  }
  return longest;
}

void Race::choices(const State& state, Choices& into) const {
  into.clear();
  std::vector<State> seen;
  for (const Line& line : lines(state)) {
    if (std::find(seen.begin(), seen.end(), line.after) != seen.end()) continue;
    seen.push_back(line.after);
    into.push_back(line.choice);
  }
}

Race::State Race::taken(const State& state, const Choice& choice) const {
  Line line{state, {}, 0};
  for (int i = 0; i < choice.count; ++i) {
    line = *stepped(line, choice.steps[static_cast<std::size_t>(i)]);
  }
  State after = line.after;
  after.turn = small((state.turn + 1) % state.players);
  after.high = after.low = 0;
  return after;
}

std::optional<Outcome> Race::outcome(const State& state) const {
  for (int seat = 0; seat < state.players; ++seat) {
    const auto& pawns = state.pawns[static_cast<std::size_t>(seat)];
    if (pawns[0] == rules_.goal && pawns[1] == rules_.goal) {
      return Outcome{SeatSet(Seat(seat)), 1, false, "both pawns are at the goal"};
    }
  }
  return std::nullopt;
}

std::span<const std::string_view> Race::counter_names() {
  static constexpr std::array<std::string_view, 2> names{"captures", "steps"};
  return names;
}

void Race::tally(const State& state, const Choice& choice,
                 std::span<std::uint64_t> counters) const {
  counters[0] += static_cast<std::uint64_t>(appeal(state, choice));
  counters[1] += choice.count;
}

int Race::appeal(const State& state, const Choice& choice) const {
  Line line{state, {}, 0};
  for (int i = 0; i < choice.count; ++i) {
    line = *stepped(line, choice.steps[static_cast<std::size_t>(i)]);
  }
  return line.captures;
}

Result<AnyGame> make_race(const Setup& setup) {
  const GameInfo& info = Race::info();
  Race::Rules rules;
  const auto sheet = std::find_if(info.sheets.begin(), info.sheets.end(), [&](const auto& each) {
    return setup.sheet.empty() || each.id == setup.sheet;
  });
  if (sheet == info.sheets.end()) {
    return Error{cat("There is no sheet called \"", setup.sheet,
                     "\" in Race; the sheets are short and box.")};
  }
  rules.name = setup.name.empty() ? sheet->name : setup.name;
  rules.goal = *whole_number(sheet->values[0]);
  rules.hits = sheet->values[1] == "true";
  rules.pairs = sheet->values[2];
  for (const OptionSetting& setting : setup.settings) {
    if (const auto* goal = std::get_if<std::int64_t>(&setting.value);
        setting.name == "goal" && goal != nullptr && *goal >= 6 && *goal <= 40) {
      rules.goal = static_cast<int>(*goal);
    } else if (const auto* hits = std::get_if<bool>(&setting.value);
               setting.name == "hits" && hits != nullptr) {
      rules.hits = *hits;
    } else if (const auto* list = std::get_if<PairList>(&setting.value);
               setting.name == "shortcuts" && list != nullptr) {
      rules.shortcuts = *list;
    } else if (const auto* pairs = std::get_if<std::string>(&setting.value);
               setting.name == "pairs" && pairs != nullptr && rules.pairs == "optional") {
      rules.pairs = *pairs;
    } else {
      return Error{cat("The option ", setting.name, " cannot be set like this",
                       setting.line != 0 ? cat(" (line ", setting.line, ")") : "", ".")};
    }
  }
  rules.players = setup.players == 0 ? info.usual_players : setup.players;
  if (rules.players < 2 || rules.players > 4) return Error{"Race is for 2, 3 or 4 players."};
  return any_game(Race(rules));
}

namespace {

/// Another game of the box: the same race under another name, so that sheet ids are not unique.
const GameInfo& walk_info() {
  static const GameInfo info = [] {
    GameInfo walk = Race::info();
    walk.id = "walk";
    walk.title = "Walk";
    walk.sheets.erase(walk.sheets.begin());
    return walk;
  }();
  return info;
}

}  // namespace

std::span<const GameKind> race_box() {
  static const std::array<GameKind, 2> games{GameKind{&Race::info, &make_race},
                                             GameKind{&walk_info, &make_race}};
  return games;
}

std::vector<RulesSection> Race::rules_text() const {
  return {{"Goal", {cat("Bring both pawns to space ", rules_.goal, " before the others do.")}},
          {"Turn",
           {"Throw two dice and use both if they can be used."},
           {{"a:0,0 b:0,3 a 2-1",
             "The dice show 2 and 1.",
             {{"0>2 0>1", "both are used."}, {"-", "", false}}}}}};
}

std::vector<std::string> Race::option_values() const {
  std::vector<std::string> pairs;
  for (const auto& [from, to] : rules_.shortcuts) pairs.push_back(cat(from, '>', to));
  return {cat(rules_.goal), rules_.hits ? "true" : "false", rules_.pairs, join(pairs, " ")};
}

std::string Race::seat_name(Seat seat) const {
  return info().seat_names[static_cast<std::size_t>(seat.index())];
}

std::string Race::placement(const State& state) const {
  std::vector<std::string> parts;
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    parts.push_back(cat(letters[seat], ':', state.pawns[seat][0], ',', state.pawns[seat][1]));
  }
  return join(parts, " ");
}

/// `a:0,3 b:0,5 a 5-3`; while it is thrown for who starts, `a:0,0 b:0,0 b?a4`.
std::string Race::position(const State& state) const {
  std::string text = cat(placement(state), ' ', letters[state.turn]);
  if (state.opening != 0) text += cat('?', letters[state.leader], state.best);
  if (state.high != 0) text += cat(' ', state.high, '-', state.low);
  return text;
}

Result<Race::State> Race::read_position(std::string_view text) const {
  const Error error{cat("\"", text, "\" is not a position of Race, such as a:0,3 b:0,5 a 5-3.")};
  State state;
  state.players = 0;
  for (const std::string_view word : words(text)) {
    const auto seat = letters.find(word.front());
    if (word.size() > 3 && word[1] == ':' && seat == state.players) {
      const auto comma = std::min(word.find(','), word.size() - 1);
      const auto one = whole_number(word.substr(2, comma - 2));
      const auto other = whole_number(word.substr(comma + 1));
      if (!one || !other || *one > *other || *other > rules_.goal) return error;
      state.pawns[state.players++] = {small(*one), small(*other)};
    } else if (word.size() == 4 && word[1] == '?' && letters.find(word[2]) != letters.npos) {
      state.opening = 1;
      state.turn = small(static_cast<int>(seat));
      state.leader = small(static_cast<int>(letters.find(word[2])));
      state.best = small(word[3] - '0');
    } else if (word.size() == 1 && seat < state.players) {
      state.turn = small(static_cast<int>(seat));
    } else if (word.size() == 3 && word[1] == '-') {
      const Roll roll(word[0] - '0', word[2] - '0');
      if (roll.low() < 1 || roll.high() > 6) return error;
      state.high = small(roll.high());
      state.low = small(roll.low());
    } else {
      return error;
    }
  }
  if (state.players < 2 || state.turn >= state.players) return error;
  return state;
}

std::string Race::step_text(const State& state, Step step) const {
  const auto after = stepped({state, {}, 0}, step);
  return cat(step.from, after->captures > 0 ? 'x' : '>', step.from + step.die);
}

std::string Race::spell(const State& state, const Choice& choice) const {
  std::vector<std::string> parts;
  Line line{state, {}, 0};
  for (int i = 0; i < choice.count; ++i) {
    const Step step = choice.steps[static_cast<std::size_t>(i)];
    parts.push_back(step_text(line.after, step));
    line = *stepped(line, step);
  }
  return parts.empty() ? "-" : join(parts, " ");
}

Result<Race::Choice> Race::read_play(const State& state, std::string_view text) const {
  for (const Line& line : lines(state)) {
    if (spell(state, line.choice) == text) return line.choice;
  }
  return Error{judge(state, text).sentence};
}

std::string Race::result(const State& state, const Choice& choice) const {
  return placement(taken(state, choice));
}

Ruling Race::judge(const State& state, std::string_view text) const {
  for (const Line& line : lines(state)) {
    if (spell(state, line.choice) == text) return {true, {}, {}};
  }
  const Ruling steps = judge_steps(state, text);
  if (!steps.legal) return steps;
  return {false, "race.02", "Both dice are used if they can be."};
}

Ruling Race::judge_steps(const State& state, std::string_view text) const {
  std::vector<std::string> steps;
  for (const std::string_view word : words(text)) {
    if (word != "-") steps.emplace_back(word);
    if (word.find_first_not_of("0123456789>x-") != word.npos) {
      return {false, {}, cat("\"", word, "\" is not a step, such as 0>3.")};
    }
  }
  if (next(state, steps).ok()) return {true, {}, {}};
  return {false, "race.01", cat("No die takes a pawn along ", text, ".")};
}

Result<Next> Race::next(const State& state, std::span<const std::string> steps) const {
  Next next;
  bool found = false;
  for (const Line& line : lines(state)) {
    const std::string play = spell(state, line.choice);
    const auto parts = play == "-" ? std::vector<std::string_view>() : words(play);
    if (parts.size() < steps.size() || !std::equal(steps.begin(), steps.end(), parts.begin()))
      continue;
    found = true;
    if (parts.size() == steps.size()) {
      next.may_end = true;
      continue;
    }
    const std::string step(parts[steps.size()]);
    const int die = line.choice.steps[steps.size()].die;
    const bool listed = std::any_of(next.steps.begin(), next.steps.end(),
                                    [&](const StepInfo& each) { return each.text == step; });
    if (!listed) next.steps.push_back({step, {}, {}, cat(die), step.find('x') != step.npos});
    if (std::find(next.left.begin(), next.left.end(), cat(die)) == next.left.end()) {
      next.left.push_back(cat(die));
    }
  }
  if (!found)
    return Error{cat("No play begins with ", join({steps.begin(), steps.end()}, " "), ".")};
  return next;
}

Picture Race::picture(const State& state) const {
  Picture picture(rules_.goal + 2, state.players);
  for (int seat = 0; seat < state.players; ++seat) {
    picture.write(0, seat, std::string(static_cast<std::size_t>(rules_.goal + 1), '.'), Ink::faint);
    for (const int at : state.pawns[static_cast<std::size_t>(seat)]) {
      picture.write(at, seat, std::string(1, letters[static_cast<std::size_t>(seat)]), Ink::yellow,
                    true);
    }
  }
  return picture;
}

std::vector<PieceInfo> Race::pieces(const State& state) const {
  std::vector<PieceInfo> pieces;
  for (int seat = 0; seat < state.players; ++seat) {
    for (const int at : state.pawns[static_cast<std::size_t>(seat)])
      pieces.push_back({Seat(seat), "pawn", std::to_string(at)});
  }
  return pieces;
}

std::vector<Fact> Race::facts(const State& state) const {
  if (state.high == 0) return {};
  return {dice_fact(Roll(state.high, state.low))};
}

std::string Race::attempt(const State&, std::string_view from, std::string_view to) const {
  return cat(from, '>', to);
}

}  // namespace parlor::test
