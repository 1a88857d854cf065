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
      {"parcheesi.game_is_over",
       [](const Attempt& a, const Gaps&) { return a.game->outcome(a.state).has_value(); }},
      {"parcheesi.start_is_thrown_for",
       [](const Attempt& a, const Gaps& g) {
         return state_of(a).phase == pc::Phase::drawing && to_act(a) == g.at("colour");
       }},
      {"parcheesi.tied_throw_again",
       [](const Attempt& a, const Gaps& g) {
         std::vector<std::string> tied;
         for (const Seat seat : state_of(a).drawing) tied.push_back(a.game->seat_name(seat));
         return items(g.at("tied")) == tied && state_of(a).drawing != state_of(a).seated &&
                to_act(a) == g.at("colour");
       }},
      {"parcheesi.throws_first",
       [](const Attempt& a, const Gaps& g) {
         return state_of(a).phase == pc::Phase::throwing && to_act(a) == g.at("colour");
       }},
      {"parcheesi.roll_again",
       [](const Attempt& a, const Gaps& g) {
         return state_of(a).doublets > 0 && a.text == "-" && to_act(a) == g.at("colour");
       }},
      {"parcheesi.third_doublets", is_the_penalty},
      {"parcheesi.penalty_takes_nearest", is_the_penalty},
      {"parcheesi.penalty_is_due", is_the_penalty},
      {"parcheesi.nobody_to_punish",
       [](const Attempt& a, const Gaps&) { return is_the_penalty(a, {{"play", "!-"}}); }},
      {"parcheesi.no_penalty",
       [](const Attempt& a, const Gaps&) {
         return !game_of(a).is_penalty(state_of(a)) && a.text.find('!') != std::string::npos;
       }},
      {"parcheesi.no_play", [](const Attempt& a, const Gaps&) { return words(a.text).empty(); }},
      {"parcheesi.nothing_to_play",
       [](const Attempt& a, const Gaps&) {
         return a.game->plays(a.state) == std::vector<std::string>{"-"};
       }},
      {"parcheesi.may_play",
       [](const Attempt& a, const Gaps& g) {
         return a.ruling.legal && Played(a).is_mover(g.at("colour")) &&
                a.game->taken(a.state, g.at("play")).ok();
       }},
      {"parcheesi.may_take",
       [](const Attempt& a, const Gaps& g) {
         return Played(a).is_mover(g.at("colour")) && is_takeable(a, g.at("play"));
       }},
      {"parcheesi.foreign_path", cannot_be_read},
      {"parcheesi.no_place", cannot_be_read},
      {"parcheesi.no_step", cannot_be_read},
      {"parcheesi.bonus_is_due",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return std::ranges::count(roll.bonuses(), *whole_number(g.at("count"))) > 0 &&
                roll.goes_on_with(g.at("play"));
       }},
      {"parcheesi.pair_ends_together",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.is_mover(g.at("colour")) && roll.scene.breaks_pair_rule_at_end(roll.hand);
       }},
      {"parcheesi.play_goes_on",
       [](const Attempt& a, const Gaps& g) { return Played(a).goes_on_with(g.at("play")); }},
      {"parcheesi.must_enter_one", can_enter<1>},
      {"parcheesi.must_enter_two", can_enter<2>},
      {"parcheesi.five_must_enter",
       [](const Attempt& a, const Gaps& g) { return enters_with(a, g) && Played(a).has_die(5); }},
      {"parcheesi.total_must_enter",
       [](const Attempt& a, const Gaps& g) {
         return enters_with(a, g) && is_sum_of_several(Played(a).dice_left(), 5);
       }},
      {"parcheesi.all_four_can_be",
       [](const Attempt& a, const Gaps& g) {
         return is_named_four(Played(a), g.at("counts")) && is_example(a, g.at("play"), 4, 0);
       }},
      {"parcheesi.four_cannot_be",
       [](const Attempt& a, const Gaps& g) {
         return is_named_four(Played(a), g.at("counts")) &&
                a.game->plays(a.state) == std::vector<std::string>{"-"};
       }},
      {"parcheesi.win_takes_all_four",
       [](const Attempt& a, const Gaps& g) {
         return has_won_short(a, g) && is_example(a, g.at("play"), 4, 0);
       }},
      {"parcheesi.win_takes_none",
       [](const Attempt& a, const Gaps& g) {
         return has_won_short(a, g) && a.game->plays(a.state) == std::vector<std::string>{"-"};
       }},
      {"parcheesi.can_win",
       [](const Attempt& a, const Gaps& g) {
         const auto won = a.game->taken(a.state, g.at("play"));
         return Played(a).is_mover(g.at("colour")) && won.ok() && a.game->outcome(*won).has_value();
       }},
      {"parcheesi.die_must_be_played", can_play_dice<1>},
      {"parcheesi.both_dice_must_be", can_play_dice<2>},
      {"parcheesi.two_counts_must_be", can_play_dice<2>},
      {"parcheesi.three_counts_must_be", can_play_dice<3>},
      {"parcheesi.four_counts_must_be", can_play_dice<4>},
      {"parcheesi.greatest_total", dice_outbid},
      {"parcheesi.higher_die", dice_outbid},
      {"parcheesi.won_before",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.scene.won(roll.hand) && roll.hand.all_home() && roll.is_mover(g.at("colour"));
       }},
      {"parcheesi.stays_home",
       [](const Attempt& a, const Gaps&) { return Played(a).step->from.is_home(); }},
      {"parcheesi.only_forward",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         const bool to_start = roll.step->to.in_start();
         return roll.is_mover(g.at("colour")) && roll.own_on(g.at("from")) > 0 &&
                (to_start || roll.distance(g.at("from"), g.at("to")) <= 0 ||
                 roll.step->to.on_ring()) &&
                (to_start || roll.distance(g.at("from"), g.at("to")) <= 0 ||
                 g.at("from")[0] == 'h' || roll.distance(g.at("from"), g.at("to")) > 34);
       }},
      {"parcheesi.turns_off",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return !roll.scene.options().laps && roll.is_mover(g.at("colour")) &&
                *whole_number(g.at("last")) == pc::space_number(roll.scene.color(), pc::turn_off) &&
                roll.distance(g.at("last"), g.at("to")) > 0;
       }},
      {"parcheesi.all_are_home",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.is_mover(g.at("colour")) && roll.hand.all_home() && roll.game.in_pairs() &&
                !roll.scene.won(roll.hand);
       }},
      {"parcheesi.no_pawn_in_start",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.is_mover(g.at("colour")) && roll.hand.count(pc::Place::start()) == 0;
       }},
      {"parcheesi.no_pawn_on",
       [](const Attempt& a, const Gaps& g) {
         return Played(a).is_mover(g.at("colour")) && Played(a).own_on(g.at("at")) == 0;
       }},
      {"parcheesi.comes_out_on",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.is_mover(g.at("colour")) &&
                *whole_number(g.at("space")) == pc::space_number(roll.scene.color(), 0);
       }},
      {"parcheesi.bonus_cannot_enter",
       [](const Attempt& a, const Gaps&) {
         return Played(a).step->bonus && Played(a).step->from.in_start();
       }},
      {"parcheesi.enters_on_five",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return !roll.has_die(5) && roll.says_left(g.at("left")) &&
                !(roll.dice_left().size() == 2 && is_sum_of_several(roll.dice_left(), 5));
       }},
      {"parcheesi.dice_before_bonuses",
       [](const Attempt& a, const Gaps&) {
         const Played roll(a);
         return roll.scene.options().bonus_time == pc::BonusTime::after_dice &&
                roll.hand.bonus_begun() && !roll.dice_left().empty();
       }},
      {"parcheesi.bonus_at_once",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.scene.options().bonus_time == pc::BonusTime::at_once &&
                g.at("play").ends_with('+') && roll.can_step(g.at("play")) &&
                !roll.dice_left().empty();
       }},
      {"parcheesi.blockade_on_enter",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.others_on(g.at("owner"), g.at("at")) == 2 &&
                roll.place(g.at("at")) == pc::Place::ring(0) && roll.is_mover(g.at("colour"));
       }},
      {"parcheesi.own_two_on_enter", holds_two},
      {"parcheesi.no_third", holds_two},
      {"parcheesi.partner_on_enter", holds_partner},
      {"parcheesi.partner_there", holds_partner},
      {"parcheesi.nobody_to_capture",
       [](const Attempt& a, const Gaps& g) {
         return Played(a).others_on("", g.at("at")) == 0 && Played(a).can_step(g.at("play"));
       }},
      {"parcheesi.is_a_bonus",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return !roll.step->bonus &&
                std::ranges::count(roll.bonuses(), *whole_number(g.at("count"))) > 0;
       }},
      {"parcheesi.home_is_exact",
       [](const Attempt& a, const Gaps& g) {
         Gaps way = g;
         way["to"] = "HOME";
         return is_way_with_left(a, way);
       }},
      {"parcheesi.doublets_are_plain",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return is_way(a, g) && roll.scene.doublets() &&
                roll.scene.options().doublets == pc::Doublets::plain &&
                *whole_number(g.at("count")) == 7 - roll.scene.value(0);
       }},
      {"parcheesi.bottoms_count_later",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return is_way(a, g) && roll.scene.doublets() &&
                roll.scene.begin().count(pc::Place::start()) > 0 &&
                *whole_number(g.at("count")) == 7 - roll.scene.value(0);
       }},
      {"parcheesi.die_by_die",
       [](const Attempt& a, const Gaps& g) {
         return is_way_with_left(a, g) &&
                is_sum_of_several(Played(a).dice_left(), *whole_number(g.at("count")));
       }},
      {"parcheesi.no_such_count", is_way_with_left},
      {"parcheesi.no_bonus_pending",
       [](const Attempt& a, const Gaps& g) { return has_no_such_bonus(a, g, ""); }},
      {"parcheesi.other_bonus_pending",
       [](const Attempt& a, const Gaps& g) { return has_no_such_bonus(a, g, g.at("size")); }},
      {"parcheesi.other_bonuses_pending",
       [](const Attempt& a, const Gaps& g) { return has_no_such_bonus(a, g, g.at("sizes")); }},
      {"parcheesi.bonus_after_dice",
       [](const Attempt& a, const Gaps& g) {
         return Played(a).can_step(g.at("play")) && !g.at("play").ends_with('+');
       }},
      {"parcheesi.held_safety",
       [](const Attempt& a, const Gaps& g) {
         constexpr std::array safe{5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68};
         const Played roll(a);
         return roll.others_on(g.at("owner"), g.at("at")) == 1 &&
                roll.scene.options().safety_spaces &&
                std::ranges::count(safe, *whole_number(g.at("at"))) == 1;
       }},
      {"parcheesi.no_reunion",
       [](const Attempt& a, const Gaps& g) {
         const Played roll(a);
         return roll.own_on(g.at("at")) == 1 && roll.is_mover(g.at("colour")) &&
                roll.scene.begin().has_two();
       }},
      {"parcheesi.own_blockade",
       [](const Attempt& a, const Gaps& g) {
         return blocks(a, g, true) && !Played(a).scene.options().own_blockade;
       }},
      {"parcheesi.blockade_there",
       [](const Attempt& a, const Gaps& g) {
         return Played(a).others_on(g.at("owner"), g.at("at")) == 2;
       }},
      {"parcheesi.blockade_stops_others",
       [](const Attempt& a, const Gaps& g) {
         return blocks(a, g, false) && Played(a).scene.options().own_blockade;
       }},
      {"parcheesi.blockade_stops_all",
       [](const Attempt& a, const Gaps& g) {
         return blocks(a, g, false) && !Played(a).scene.options().own_blockade;
       }},
  };
}

/// Whether the clause is one of the sheet's, by number or by topic.
bool is_clause_of(const std::string& clause, const std::string& sheet) {
  return clause.empty() || clause.starts_with(sheet + '.');
}

/// Whether each gap that is named for a thing has the sheet's own word for it.
bool speaks_as(const pc::Terms& terms, const Message& message) {
  for (std::size_t at = 0; at < message.arguments().size(); ++at) {
    const std::string_view name = message.says().names[at];
    const auto* const named =
        std::ranges::find(pc::detail::named_words, name, &pc::detail::NamedWord::name);
    const std::string said = english(message.arguments()[at]);
    if (name == "start" && said != terms.start.english) return false;
    if (named != pc::detail::named_words.end() && said != (terms.*(named->word)).english) {
      return false;
    }
  }
  return true;
}

/// Whether the authority is the sheet.
bool is_authority(const Message& authority, const std::string& sheet) {
  const bool by_sheet =
      authority.id() == "parcheesi.by_sheet" || authority.id() == "parcheesi.by_our_reading";
  return by_sheet && gaps_of(authority).at("sheet") == sheet;
}

}  // namespace

std::string lie_in_parcheesi(const Attempt& attempt) {
  static const Claims claims = all_claims();
  const pc::PrintedSheet& printed = *game_of(attempt).rules().base;
  const std::string sheet(printed.id);
  const Message& whole = attempt.ruling.message;
  if (!is_clause_of(attempt.ruling.clause, sheet))
    return cat("no clause of ", sheet, ": ", attempt.ruling.clause);
  const bool has_authority = whole.id() == "parcheesi.ruled";
  if (!has_authority && !attempt.ruling.clause.empty())
    return cat("no authority: ", english(whole));
  Attempt bare = attempt;
  if (has_authority) {
    if (!is_authority(std::get<Message>(whole.arguments()[1].value), sheet))
      return cat("no authority of the sheet: ", english(whole));
    bare.ruling.message = std::get<Message>(whole.arguments()[0].value);
  }
  if (!speaks_as(printed.terms, bare.ruling.message))
    return cat("not in the words of ", sheet, ": ", english(whole));
  return lie_in(claims, bare);
}

}  // namespace parlor::test::rulings
