#include <algorithm>
#include <array>

#include "core/game_model.h"
#include "core/words.h"
#include "games/parcheesi/text/arbiter.h"
#include "rulings/claims.h"

namespace parlor::test::rulings {
namespace {

namespace pc = parcheesi;

/// A roll as far as an attempt can be played: the pawns as they stand then, and the step that
/// cannot be taken, if one cannot.
class Played {
 public:
  explicit Played(const Attempt& attempt)
      : game(static_cast<const GameModel<pc::Parcheesi>&>(*attempt.game).game()),
        state(attempt.state.as<pc::Parcheesi>()),
        scene(game.scene(state)),
        hand(scene.begin()),
        attempt_(attempt) {
    pc::Hands hands{hand};
    const std::string& text = attempt.text == "-" ? std::string() : attempt.text;
    for (const std::string_view word : words(text)) {
      const auto read = pc::read_step(pc::Terms{}, scene.color(), word);
      if (!read) return;
      auto reached = pc::after_step(scene, hands, *read);
      if (reached.empty()) {
        step = *read;
        return;
      }
      hands = std::move(reached);
      hand = hands.front();
      taken.emplace_back(word);
    }
  }

  [[nodiscard]] bool is_mover(const std::string& colour) const {
    return lower(colour) == pc::name_of(scene.color());
  }
  [[nodiscard]] pc::Place place(const std::string& text) const {
    if (text == "HOME") return pc::Place::home();
    return *pc::read_place(pc::Terms{}, scene.color(), text);
  }
  [[nodiscard]] int own_on(const std::string& text) const { return hand.count(place(text)); }
  /// How many pawns of another colour stand on a space of the ring now.
  [[nodiscard]] int others_on(const std::string& colour, const std::string& space) const {
    int found = 0;
    for (int number = 0; number < pc::colors; ++number) {
      const pc::Color color = pc::color_at(number);
      if (!state.seated.contains(pc::seat_of(color)) || color == scene.color()) continue;
      if (!colour.empty() && lower(colour) != pc::name_of(color)) continue;
      const auto& pawns = state.pawns[static_cast<std::size_t>(number)];
      for (std::size_t at = 0; at < pawns.size(); ++at) {
        const bool captured =
            (hand.captured() >> (4 * static_cast<std::size_t>(number) + at) & 1) != 0;
        found += pawns[at].on_ring() && !captured && pc::text_of(color, pawns[at]) == space;
      }
    }
    return found;
  }
  [[nodiscard]] std::string partner() const {
    return std::string(pc::name_of(pc::opposite(scene.color())));
  }
  /// The spaces from one place to another, round the ring or onto the home path.
  [[nodiscard]] int distance(const std::string& from, const std::string& to) const {
    const int last = pc::space_number(scene.color(), pc::turn_off);
    const auto beyond = [](const std::string& text) {
      return text == "HOME" ? 8 : text[0] == 'h' ? *whole_number(text.substr(1)) : 0;
    };
    if (beyond(from) > 0) return beyond(to) - beyond(from);
    const int start = *whole_number(from);
    const int end = beyond(to) > 0 ? last : *whole_number(to);
    return (end - start + 68) % 68 + beyond(to);
  }
  [[nodiscard]] std::vector<int> dice_left() const {
    std::vector<int> dice;
    for (int which = 0; which < 2; ++which)
      dice.insert(dice.end(), static_cast<std::size_t>(hand.left(which)), scene.value(which));
    return dice;
  }
  [[nodiscard]] bool has_die(int die) const { return std::ranges::count(dice_left(), die) > 0; }
  [[nodiscard]] bool says_left(const std::string& text) const {
    const auto dice = dice_left();
    if (dice.empty()) return text == "no die is left";
    std::vector<std::string> texts;
    for (const int die : dice) texts.push_back(std::to_string(die));
    return text == cat(enumerate(texts), dice.size() == 1 ? " is left" : " are left");
  }
  [[nodiscard]] std::vector<int> bonuses() const {
    std::vector<int> sizes;
    for (const auto bonus : {pc::Bonus::capture, pc::Bonus::home}) {
      sizes.insert(sizes.end(), static_cast<std::size_t>(hand.pending(bonus)),
                   scene.bonus_size(bonus));
    }
    return sizes;
  }
  /// Whether the step can be taken behind those that could, on the way to some legal play.
  [[nodiscard]] bool goes_on_with(const std::string& example) const {
    return is_takeable(attempt_, taken.empty() ? example : cat(join(taken, " "), ' ', example));
  }
  /// Whether it can be taken at all.
  [[nodiscard]] bool can_step(const std::string& text) const {
    return !pc::after_step(scene, {hand}, *pc::read_step(pc::Terms{}, scene.color(), text)).empty();
  }
  [[nodiscard]] pc::Hand end_of(const std::string& play) const {
    pc::Hands hands{scene.begin()};
    for (const auto word : words(play)) {
      if (word != "-")
        hands = pc::after_step(scene, hands, *pc::read_step(pc::Terms{}, scene.color(), word));
    }
    return hands.front();
  }
  [[nodiscard]] int dice_in(const std::string& play) const { return scene.dice_used(end_of(play)); }
  [[nodiscard]] bool is_between(const std::string& at, const std::string& from,
                                const std::string& to) const {
    const int way = distance(from, at);
    return way > 0 && way <= distance(from, to);
  }

  const pc::Parcheesi& game;
  const pc::State& state;
  pc::Scene scene;
  pc::Hand hand;
  std::optional<pc::WrittenStep> step;
  std::vector<std::string> taken;

 private:
  const Attempt& attempt_;
};

const pc::State& state_of(const Attempt& attempt) { return attempt.state.as<pc::Parcheesi>(); }

const pc::Parcheesi& game_of(const Attempt& attempt) {
  return static_cast<const GameModel<pc::Parcheesi>&>(*attempt.game).game();
}

bool cannot_be_read(const Attempt& attempt, const Gaps&) {
  const auto steps = words(attempt.text);
  return std::ranges::any_of(steps, [&](std::string_view word) {
    return word != "-" && !pc::read_step(pc::Terms{}, pc::color_of(state_of(attempt).mover), word);
  });
}

bool is_the_penalty(const Attempt& attempt, const Gaps& gaps) {
  const auto plays = attempt.game->plays(attempt.state);
  return game_of(attempt).is_penalty(state_of(attempt)) && plays.size() == 1 &&
         plays.front() == gaps.at("play");
}

/// A whole play as an example: legal, with so many dice and entries in it.
bool is_example(const Attempt& attempt, const std::string& play, int dice, int entries) {
  const Played roll(attempt);
  return is_legal(attempt, play) && roll.dice_in(play) >= dice &&
         roll.scene.entries(roll.end_of(play)) >= entries;
}

template <int dice>
bool can_play_dice(const Attempt& attempt, const Gaps& gaps) {
  return is_example(attempt, gaps.at("play"), dice, 0) && !is_legal(attempt, attempt.text);
}

template <int entries>
bool can_enter(const Attempt& attempt, const Gaps& gaps) {
  return is_example(attempt, gaps.at("play"), 0, entries) &&
         Played(attempt).is_mover(gaps.at("colour"));
}

/// A step that brings a pawn out of START now.
bool enters_with(const Attempt& attempt, const Gaps& gaps) {
  const Played roll(attempt);
  const std::string& step = gaps.at("play");
  return roll.is_mover(gaps.at("colour")) && step.starts_with('S') && roll.can_step(step);
}

bool is_named_four(const Played& roll, const std::string& list) {
  return list == cat(roll.scene.value(0), ", ", roll.scene.value(0), ", ", roll.scene.value(1),
                     " and ", roll.scene.value(1));
}

/// All pawns are HOME, and these counts of four have not been played.
bool has_won_short(const Attempt& attempt, const Gaps& gaps) {
  const Played roll(attempt);
  return is_named_four(roll, gaps.at("counts")) && roll.scene.won(roll.hand) &&
         !roll.dice_left().empty() && roll.says_left(gaps.at("left"));
}

bool is_way_with_left(const Attempt& attempt, const Gaps& gaps) {
  const Played roll(attempt);
  const int way = roll.distance(gaps.at("from"), gaps.at("to"));
  return way == *whole_number(gaps.at("count")) && !roll.has_die(way) &&
         roll.says_left(gaps.at("left"));
}

bool is_way(const Attempt& attempt, const Gaps& gaps) {
  const Played roll(attempt);
  return roll.distance(gaps.at("from"), gaps.at("to")) == *whole_number(gaps.at("count"));
}

bool has_no_such_bonus(const Attempt& attempt, const Gaps& gaps, const std::string& sizes) {
  const Played roll(attempt);
  std::vector<std::string> texts;
  for (const int size : roll.bonuses()) texts.push_back(std::to_string(size));
  const int way = *whole_number(gaps.at("count"));
  return is_way(attempt, gaps) && enumerate(texts) == sizes &&
         std::ranges::count(roll.bonuses(), way) == 0;
}

bool is_sum_of_several(std::vector<int> dice, int sum) {
  for (unsigned set = 0; set < 1U << dice.size(); ++set) {
    int total = 0;
    int number = 0;
    for (std::size_t at = 0; at < dice.size(); ++at) {
      if ((set >> at & 1U) == 0) continue;
      total += dice[at];
      ++number;
    }
    if (number > 1 && total == sum) return true;
  }
  return false;
}

bool blocks(const Attempt& attempt, const Gaps& gaps, bool of_the_mover) {
  const Played roll(attempt);
  const int two =
      of_the_mover ? roll.own_on(gaps.at("at")) : roll.others_on(gaps.at("owner"), gaps.at("at"));
  return two == 2 && roll.is_mover(gaps.at("colour")) &&
         (!of_the_mover || roll.is_mover(gaps.at("owner"))) && roll.own_on(gaps.at("from")) > 0 &&
         roll.is_between(gaps.at("at"), gaps.at("from"), gaps.at("to"));
}

bool holds_two(const Attempt& attempt, const Gaps& gaps) {
  const Played roll(attempt);
  return roll.is_mover(gaps.at("colour")) && roll.own_on(gaps.at("at")) == 2;
}

bool holds_partner(const Attempt& attempt, const Gaps& gaps) {
  const Played roll(attempt);
  return roll.game.in_pairs() && roll.others_on(roll.partner(), gaps.at("at")) == 1;
}

bool dice_outbid(const Attempt& attempt, const Gaps& gaps) {
  const Played roll(attempt);
  const std::string& play = gaps.at("play");
  return is_legal(attempt, play) &&
         roll.scene.spaces_used(roll.end_of(play)) > roll.scene.spaces_used(roll.hand);
}

Claims all_claims() {
  return {
      {"The game is over.",
       [](const Attempt& a, const Gaps&) { return a.game->outcome(a.state).has_value(); }},
      {"There is no roll to play yet: who starts is thrown for, and {colour} throws now.",
       [](const Attempt& a, const Gaps& g) {
         return state_of(a).phase == pc::Phase::drawing && to_act(a) == g.at("colour");
       }},
      {"There is no roll to play yet: {tied} have tied for the first turn and throw again, and "
       "{colour} throws now.",
       [](const Attempt& a, const Gaps& g) {
         std::vector<std::string> tied;
         for (const Seat seat : state_of(a).drawing) tied.push_back(a.game->seat_name(seat));
         return items(g.at("tied")) == tied && state_of(a).drawing != state_of(a).seated &&
                to_act(a) == g.at("colour");
       }},
      {"There is no roll to play yet: {colour} has to throw first.",
       [](const Attempt& a, const Gaps& g) {
         return state_of(a).phase == pc::Phase::throwing && to_act(a) == g.at("colour");
       }},
      {"{Doublets} bring another roll, which cannot be declined: {colour} has to throw.",
       [](const Attempt& a, const Gaps& g) {
         return state_of(a).doublets > 0 && a.text == "-" && to_act(a) == g.at("colour");
       }},
      {"These are the third {doublets} in a row: nothing moves and the penalty is {play}.",
       is_the_penalty},
      {"The penalty for the third {doublets} in a row takes the {pawn} nearest HOME back to "
       "{start}: {play}.",
       is_the_penalty},
      {"Legal: the third {doublets} in a row bring the penalty {play}.", is_the_penalty},
      {"No {pawn} of {colour} can be punished for the third {doublets} in a row, so the penalty is "
       "!-.",
       [](const Attempt& a, const Gaps&) { return is_the_penalty(a, {{"play", "!-"}}); }},
      {"There is no penalty in this roll.",
       [](const Attempt& a, const Gaps&) {
         return !game_of(a).is_penalty(state_of(a)) && a.text.find('!') != std::string::npos;
       }},
      {"There is no play to judge; the empty play is written -.",
       [](const Attempt& a, const Gaps&) { return words(a.text).empty(); }},
      {"Legal: there is nothing to play.",
       [](const Attempt& a, const Gaps&) {
         return a.game->plays(a.state) == std::vector<std::string>{"-"};
       }},
      {"Legal: {colour} may play {play}.",
       [](const Attempt& a, const Gaps& g) {
         return a.ruling.legal && Played(a).is_mover(g.at("colour")) &&
                a.game->taken(a.state, g.at("play")).ok();
       }},
      {"Legal: {colour} may take {play}.",
       [](const Attempt& a, const Gaps& g) {
         return Played(a).is_mover(g.at("colour")) && is_takeable(a, g.at("play"));
       }},
      {"\"{text}\" is another colour's {home_path}, where no {pawn} of {colour} can stand.",
       cannot_be_read},
      {"\"{text}\" is no place: places are S, 1 to 68, h1 to h7 and H.", cannot_be_read},
      {"\"{text}\" is no step; steps look like S>5, 5>10, 5x22, h4>H or, for a {bonus}, 12>32+.",
       cannot_be_read},
      {"The {bonus} of {count} is still to be played, for example {play}.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return std::ranges::count(roll.bonuses(), *whole_number(g.at("count"))) > 0 &&
                roll.goes_on_with(g.at("play"));
       }},
      {"Two {pawns} of {colour} that began the roll as a {blockade} would end it as one on a new "
       "space.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.is_mover(g.at("colour")) && roll.scene.breaks_pair_rule_at_end(roll.hand);
       }},
      {"The play cannot end here: {count} can still be played, for example {play}.",
       [](const Attempt& a, const Gaps& g) { return Played(a).goes_on_with(g.at("play")); }},
      {"A five must bring a {pawn} out of {start} while it can: {colour} can bring out one, for "
       "example {play}.",
       can_enter<1>},
      {"A five must bring a {pawn} out of {start} while it can: {colour} can bring out two, for "
       "example {play}.",
       can_enter<2>},
      {"A five must bring a {pawn} out of {start} while it can: {colour} {enters} with {play}.",
       [](const Attempt& a, const Gaps& g) { return enters_with(a, g) && Played(a).has_die(5); }},
      {"Two dice that total five must bring a {pawn} out of {start} while it can: {colour} "
       "{enters} "
       "with {play}.",
       [](const Attempt& a, const Gaps& g) {
         return enters_with(a, g) && is_sum_of_several(Played(a).dice_left(), 5);
       }},
      {"All four counts of the {doublets} ({counts}) are played or none is, and all four can be: "
       "for example {play}.",
       [](const Attempt& a, const Gaps& g) {
         return is_named_four(Played(a), g.at("counts")) && is_example(a, g.at("play"), 4, 0);
       }},
      {"The four counts of the {doublets} ({counts}) cannot all be played, so none is; write -.",
       [](const Attempt& a, const Gaps& g) {
         return is_named_four(Played(a), g.at("counts")) &&
                a.game->plays(a.state) == std::vector<std::string>{"-"};
       }},
      {"Even a win takes all four counts of the {doublets} ({counts}), and {left}; all four can be "
       "played, for example {play}.",
       [](const Attempt& a, const Gaps& g) {
         return has_won_short(a, g) && is_example(a, g.at("play"), 4, 0);
       }},
      {"Even a win takes all four counts of the {doublets} ({counts}), and {left}; they cannot all "
       "be played, so none is: write -.",
       [](const Attempt& a, const Gaps& g) {
         return has_won_short(a, g) && a.game->plays(a.state) == std::vector<std::string>{"-"};
       }},
      {"{colour} can win with this roll, and a win may leave counts of the {doublets}: for example "
       "{play}.",
       [](const Attempt& a, const Gaps& g) {
         const auto won = a.game->taken(a.state, g.at("play"));
         return Played(a).is_mover(g.at("colour")) && won.ok() && a.game->outcome(*won).has_value();
       }},
      {"A die can be played and must be, for example {play}.", can_play_dice<1>},
      {"Both dice can be played and must be, for example {play}.", can_play_dice<2>},
      {"Two of the four counts can be played and must be, for example {play}.", can_play_dice<2>},
      {"Three counts can be played and must be, for example {play}.", can_play_dice<3>},
      {"All four counts can be played and must be, for example {play}.", can_play_dice<4>},
      {"Where counts have to be given up, those with the greatest total are played, for example "
       "{play}.",
       dice_outbid},
      {"Where a die has to be given up it is the lower: {colour} can play the higher, for example "
       "{play}.",
       dice_outbid},
      {"The game is won before {play}: all {pawns} of {colour} are HOME.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.scene.won(roll.hand) && roll.hand.all_home() && roll.is_mover(g.at("colour"));
       }},
      {"A {pawn} that is HOME stays there.",
       [](const Attempt& a, const Gaps&) { return Played(a).step->from.is_home(); }},
      {"{Pawns} only move forward: {colour} cannot go from {from} to {to}.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         const bool to_start = roll.step->to.in_start();
         return roll.is_mover(g.at("colour")) && roll.own_on(g.at("from")) > 0 &&
                (to_start || roll.distance(g.at("from"), g.at("to")) <= 0 ||
                 roll.step->to.on_ring()) &&
                (to_start || roll.distance(g.at("from"), g.at("to")) <= 0 ||
                 g.at("from")[0] == 'h' || roll.distance(g.at("from"), g.at("to")) > 34);
       }},
      {"{colour} turns onto its {home_path} after {last} and cannot go on to {to}.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return !roll.scene.options().laps && roll.is_mover(g.at("colour")) &&
                *whole_number(g.at("last")) == pc::space_number(roll.scene.color(), pc::turn_off) &&
                roll.distance(g.at("last"), g.at("to")) > 0;
       }},
      {"All {pawns} of {colour} are HOME, so the counts left are lost; the partner's {pawns} are "
       "played from the next roll on.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.is_mover(g.at("colour")) && roll.hand.all_home() && roll.game.in_pairs() &&
                !roll.scene.won(roll.hand);
       }},
      {"{colour} has no {pawn} in {start}.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.is_mover(g.at("colour")) && roll.hand.count(pc::Place::start()) == 0;
       }},
      {"{colour} has no {pawn} on {at}.",
       [](const Attempt& a, const Gaps& g) {
         return Played(a).is_mover(g.at("colour")) && Played(a).own_on(g.at("at")) == 0;
       }},
      {"From {start} {colour} comes out on {space}, nowhere else.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.is_mover(g.at("colour")) &&
                *whole_number(g.at("space")) == pc::space_number(roll.scene.color(), 0);
       }},
      {"A {bonus} cannot bring a {pawn} out of {start}; only a five can.",
       [](const Attempt& a, const Gaps&) {
         return Played(a).step->bonus && Played(a).step->from.in_start();
       }},
      {"A {pawn} {enters} on a die of 5 or two dice that total 5; {left}.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return !roll.has_die(5) && roll.says_left(g.at("left")) &&
                !(roll.dice_left().size() == 2 && is_sum_of_several(roll.dice_left(), 5));
       }},
      {"Dice come before {bonuses}: after a {bonus} no die is played.",
       [](const Attempt& a, const Gaps&) {
         const Played roll(a);
         return roll.scene.options().bonus_time == pc::BonusTime::after_dice &&
                roll.hand.bonus_begun() && !roll.dice_left().empty();
       }},
      {"A {bonus} is played at once, before any die that is left: for example {play}.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.scene.options().bonus_time == pc::BonusTime::at_once &&
                g.at("play").ends_with('+') && roll.can_step(g.at("play")) &&
                !roll.dice_left().empty();
       }},
      {"{owner}'s {blockade} on {at} stops {colour} from {entering}.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.others_on(g.at("owner"), g.at("at")) == 2 &&
                roll.place(g.at("at")) == pc::Place::ring(0) && roll.is_mover(g.at("colour"));
       }},
      {"Two {pawns} of {colour} stand on {at} already, so no third can {enter}.", holds_two},
      {"Two {pawns} of {colour} stand on {at} already: a space holds no third.", holds_two},
      {"The partner's {pawn} stands on {at} and cannot be {captured}, so {colour} cannot {enter}.",
       holds_partner},
      {"The partner's {pawn} stands on {at}: it can be passed, not landed on.", holds_partner},
      {"There is nobody on {at} to {capture}; write {play}.",
       [](const Attempt& a, const Gaps& g) {
         return Played(a).others_on("", g.at("at")) == 0 && Played(a).can_step(g.at("play"));
       }},
      {"That is the {bonus} of {count}, written with a + behind the step.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return !roll.step->bonus &&
                std::ranges::count(roll.bonuses(), *whole_number(g.at("count"))) > 0;
       }},
      {"HOME takes the exact count, {count} from {from}; {left}.",
       [](const Attempt& a, const Gaps& g) {
         Gaps way = g;
         way["to"] = "HOME";
         return is_way_with_left(a, way);
       }},
      {"From {from} to {to} is {count}; {doublets} are two plain dice here, and their bottoms do "
       "not count.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return is_way(a, g) && roll.scene.doublets() &&
                roll.scene.options().doublets == pc::Doublets::plain &&
                *whole_number(g.at("count")) == 7 - roll.scene.value(0);
       }},
      {"From {from} to {to} is {count}; the bottoms of the dice count only once all four {pawns} "
       "of {colour} are out of {start}.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return is_way(a, g) && roll.scene.doublets() &&
                roll.scene.begin().count(pc::Place::start()) > 0 &&
                *whole_number(g.at("count")) == 7 - roll.scene.value(0);
       }},
      {"From {from} to {to} is {count}; one {pawn} moves die by die, so write each die as a step "
       "of its own; {left}.",
       [](const Attempt& a, const Gaps& g) {
         return is_way_with_left(a, g) &&
                is_sum_of_several(Played(a).dice_left(), *whole_number(g.at("count")));
       }},
      {"From {from} to {to} is {count}; {left}.", is_way_with_left},
      {"From {from} to {to} is {count}, and no {bonus} is pending.",
       [](const Attempt& a, const Gaps& g) { return has_no_such_bonus(a, g, ""); }},
      {"From {from} to {to} is {count}, and the {bonus} to play is {size}.",
       [](const Attempt& a, const Gaps& g) { return has_no_such_bonus(a, g, g.at("size")); }},
      {"From {from} to {to} is {count}, and the {bonuses} to play are {sizes}.",
       [](const Attempt& a, const Gaps& g) { return has_no_such_bonus(a, g, g.at("sizes")); }},
      {"A {bonus} comes after the dice, and a die can still be played, for example {play}.",
       [](const Attempt& a, const Gaps& g) {
         return Played(a).can_step(g.at("play")) && !g.at("play").ends_with('+');
       }},
      {"{owner}'s {pawn} is safe on {at}: {colour} cannot land there.",
       [](const Attempt& a, const Gaps& g) {
         constexpr std::array safe{5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68};
         const Played roll(a);
         return roll.others_on(g.at("owner"), g.at("at")) == 1 &&
                roll.scene.options().safety_spaces &&
                std::ranges::count(safe, *whole_number(g.at("at"))) == 1;
       }},
      {"The two {pawns} of {colour}'s {blockade} cannot be brought together again on {at} in the "
       "same roll.",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.own_on(g.at("at")) == 1 && roll.is_mover(g.at("colour")) &&
                roll.scene.begin().has_two();
       }},
      {"{owner}'s own {blockade} on {at} stops every {pawn}: {colour} cannot pass from {from} to "
       "{to}.",
       [](const Attempt& a, const Gaps& g) {
         return blocks(a, g, true) && !Played(a).scene.options().own_blockade;
       }},
      {"{owner}'s {blockade} on {at} cannot be landed on.",
       [](const Attempt& a, const Gaps& g) {
         return Played(a).others_on(g.at("owner"), g.at("at")) == 2;
       }},
      {"{owner}'s {blockade} on {at} stops the others: {colour} cannot pass from {from} to {to}.",
       [](const Attempt& a, const Gaps& g) {
         return blocks(a, g, false) && Played(a).scene.options().own_blockade;
       }},
      {"{owner}'s {blockade} on {at} stops every {pawn}: {colour} cannot pass from {from} to {to}.",
       [](const Attempt& a, const Gaps& g) {
         return blocks(a, g, false) && !Played(a).scene.options().own_blockade;
       }},
  };
}

/// Whether the clause is one of the sheet's, by number or by topic.
bool is_clause_of(const std::string& clause, const std::string& sheet) {
  return clause.empty() || clause.starts_with(sheet + '.');
}

}  // namespace

Claims parcheesi_claims(std::string_view sheet) {
  Claims claims = all_claims();
  for (const pc::PrintedSheet& printed : pc::printed_sheets()) {
    if (printed.id != sheet) continue;
    for (Claim& claim : claims) claim.sentence = pc::in_terms(printed.terms, claim.sentence);
  }
  return claims;
}

std::string lie_in_parcheesi(const Attempt& attempt) {
  static std::map<std::string, Claims> by_sheet;
  const std::string sheet(game_of(attempt).rules().base->id);
  Claims& claims = by_sheet[sheet];
  if (claims.empty()) claims = parcheesi_claims(sheet);
  std::string_view sentence = attempt.ruling.sentence;
  if (!is_clause_of(attempt.ruling.clause, sheet))
    return cat("no clause of ", sheet, ": ", attempt.ruling.clause);
  for (const std::string_view authority :
       {cat(" (Sheet ", sheet, ".)"), cat(" (Sheet ", sheet, "; our reading.)")}) {
    if (!sentence.ends_with(authority)) continue;
    sentence.remove_suffix(authority.size());
    return lie_in(claims, attempt, sentence);
  }
  const bool needs_authority = !attempt.ruling.clause.empty();
  return needs_authority ? cat("no authority: ", sentence) : lie_in(claims, attempt, sentence);
}

}  // namespace parlor::test::rulings
