#include "games/parcheesi/oracle.h"

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

namespace parlor::parcheesi::test {
namespace {

// ---- The board ---------------------------------------------------------------------------------

constexpr int ring_size = 68;
constexpr int home_path_size = 7;
constexpr std::size_t colour_count = 4;
constexpr std::array<int, colour_count> enter_spaces{5, 22, 39, 56};
constexpr std::array<int, colour_count> turn_offs{68, 17, 34, 51};
const std::set<int> safety_numbers{5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68};
const std::string colour_letters = "ybrg";

using Colour = std::size_t;

// In the order in which a placement is written.
enum class Region { start, ring, home_path, home };

struct Place {
  Region region = Region::start;
  int number = 0;  // on the ring or the home path, else 0
  auto operator<=>(const Place&) const = default;
};

constexpr Place start_place{Region::start, 0};
constexpr Place home_place{Region::home, 0};

Place enter_place(Colour colour) { return {Region::ring, enter_spaces[colour]}; }

bool is_on_a_space(Place place) {
  return place.region == Region::ring || place.region == Region::home_path;
}

/// The four pawns of each seated colour; a colour that is not in the game has none. A pawn of the
/// moving colour keeps its index for the whole roll: that is its identity.
using Pawns = std::array<std::vector<Place>, colour_count>;

/// Where a play stands after some of its steps. Entries, dice used and their total all follow from
/// this and from how the roll began, so plays that reach the same moment are judged the same.
struct Moment {
  Pawns pawns;
  std::vector<int> dice;     // unused, sorted
  std::vector<int> bonuses;  // pending, sorted
  bool bonus_played = false;
  auto operator<=>(const Moment&) const = default;
};

struct Play {
  Moment end;
  int entries = 0;
  int dice_used = 0;
  int total_used = 0;
  bool won = false;
};

// ---- Text --------------------------------------------------------------------------------------

struct Position {
  Pawns pawns;
  Colour to_move = 0;
  int one_die = 0;
  int other_die = 0;
  int doublets_before = 0;
};

Place read_place(const std::string& text) {
  if (text == "S") return start_place;
  if (text == "H") return home_place;
  if (text[0] == 'h') return {Region::home_path, std::stoi(text.substr(1))};
  return {Region::ring, std::stoi(text)};
}

std::vector<Place> read_places(const std::string& text) {
  std::vector<Place> places;
  std::istringstream stream(text);
  for (std::string place; std::getline(stream, place, ',');) places.push_back(read_place(place));
  return places;
}

Position read_position(const std::string& text) {
  Position position;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) {
    if (word.find(':') != std::string::npos) {
      position.pawns[colour_letters.find(word[0])] = read_places(word.substr(2));
    } else if (word.find('-') != std::string::npos) {
      position.one_die = word[0] - '0';
      position.other_die = word[2] - '0';
    } else if (word[0] == 'd') {
      position.doublets_before = std::stoi(word.substr(1));
    } else {
      position.to_move = colour_letters.find(word[0]);
    }
  }
  return position;
}

std::string place_text(Place place) {
  switch (place.region) {
    case Region::start: return "S";
    case Region::ring: return std::to_string(place.number);
    case Region::home_path: return "h" + std::to_string(place.number);
    case Region::home: return "H";
  }
  return "";
}

std::string placement_text(const Pawns& pawns) {
  std::string text;
  for (Colour colour = 0; colour < colour_count; ++colour) {
    if (pawns[colour].empty()) continue;
    std::vector<Place> sorted = pawns[colour];
    std::sort(sorted.begin(), sorted.end());
    if (!text.empty()) text += ' ';
    text += colour_letters[colour];
    for (std::size_t i = 0; i < sorted.size(); ++i)
      text += (i == 0 ? ":" : ",") + place_text(sorted[i]);
  }
  return text;
}

// ---- Small counting helpers --------------------------------------------------------------------

int how_many_at(const std::vector<Place>& pawns, Place place) {
  return static_cast<int>(std::count(pawns.begin(), pawns.end(), place));
}

bool all_home(const std::vector<Place>& pawns) {
  return how_many_at(pawns, home_place) == static_cast<int>(pawns.size());
}

int total(const std::vector<int>& counts) {
  int sum = 0;
  for (const int count : counts) sum += count;
  return sum;
}

std::vector<int> without(std::vector<int> counts, int count) {
  counts.erase(std::find(counts.begin(), counts.end(), count));
  return counts;
}

std::vector<int> with(std::vector<int> counts, int count) {
  counts.push_back(count);
  std::sort(counts.begin(), counts.end());
  return counts;
}

// ---- One roll ----------------------------------------------------------------------------------

class Judge {
 public:
  Judge(const OracleOptions& options, const Position& position)
      : options_(options), position_(position), mover_(colour_that_moves()) {
    begin_.pawns = position.pawns;
    begin_.dice = counts();
  }

  [[nodiscard]] std::vector<std::string> results() const;

 private:
  [[nodiscard]] bool is(const std::string& option, const std::string& value) const {
    return options_.at(option) == value;
  }
  [[nodiscard]] bool yes(const std::string& option) const { return is(option, "true"); }
  [[nodiscard]] bool doublets() const { return position_.one_die == position_.other_die; }

  [[nodiscard]] bool are_partners(Colour one, Colour other) const;
  [[nodiscard]] Colour colour_that_moves() const;
  [[nodiscard]] std::vector<int> counts() const;

  // The penalty.
  [[nodiscard]] bool is_penalty() const;
  [[nodiscard]] std::string placement_after_penalty() const;
  [[nodiscard]] int spaces_left(Place place) const;

  // One step.
  [[nodiscard]] std::vector<Place> walk(Place from, int count, bool turns_off) const;
  [[nodiscard]] std::set<std::vector<Place>> walks(Place from, int count) const;
  [[nodiscard]] bool may_pass(const Pawns& pawns, Place place) const;
  [[nodiscard]] bool may_land(const Pawns& pawns, std::size_t pawn, Place place) const;
  [[nodiscard]] bool may_enter(const Pawns& pawns) const;
  [[nodiscard]] std::optional<Colour> lone_other(const Pawns& pawns, Place place) const;
  [[nodiscard]] bool blockade_at(const Pawns& pawns, Colour colour, Place place) const;
  [[nodiscard]] bool stood_together(std::size_t one, std::size_t other) const;
  [[nodiscard]] bool pair_rule_holds_step_by_step() const;
  [[nodiscard]] bool pair_stands_elsewhere(const Pawns& pawns) const;
  [[nodiscard]] Moment stepped(Moment moment, std::size_t pawn, Place place) const;

  // Order of steps.
  [[nodiscard]] std::vector<Moment> moves_by(const Moment& moment, int count) const;
  [[nodiscard]] bool has_two_dice_that_total_five(const Moment& moment) const;
  [[nodiscard]] bool may_only_enter(const Moment& moment, int die) const;
  [[nodiscard]] std::vector<Moment> entries(const Moment& moment) const;
  [[nodiscard]] std::vector<Moment> die_steps(const Moment& moment) const;
  [[nodiscard]] std::vector<Moment> bonus_steps(const Moment& moment) const;

  // End.
  [[nodiscard]] bool has_won(const Pawns& pawns) const;
  [[nodiscard]] bool any_keeps_pair_rule(const std::vector<Moment>& moments) const;
  [[nodiscard]] bool may_end(const Moment& moment) const;
  [[nodiscard]] std::vector<Play> all_plays() const;
  [[nodiscard]] Play play_ending_in(const Moment& end) const;

  // Duties.
  [[nodiscard]] std::vector<Play> after_entry_duty(const std::vector<Play>& plays) const;
  [[nodiscard]] std::vector<Play> after_fourteen_or_nothing(const std::vector<Play>& plays) const;
  [[nodiscard]] std::vector<Play> after_dice_duty(const std::vector<Play>& plays) const;
  [[nodiscard]] bool no_count_can_be_played(const Moment& moment) const;

  const OracleOptions& options_;
  const Position& position_;
  Colour mover_;  // whose pawns are moved: the player's, or in pairs perhaps the partner's
  Moment begin_;  // as the roll begins
};

// "Pairs need four seats: partners sit across."
bool Judge::are_partners(Colour one, Colour other) const {
  return is("pairs", "on") && (one + 2) % colour_count == other;
}

// "A player whose four are HOME as the roll begins plays the partner's pawns: entries, own pair on
// ENTER, doublets, bonuses and the penalty are then all about those."
Colour Judge::colour_that_moves() const {
  const Colour player = position_.to_move;
  if (is("pairs", "on") && all_home(position_.pawns[player])) return (player + 2) % colour_count;
  return player;
}

// "Doublets with none of the player's pawns in START as the roll begins (HOME is out, too):
// `fourteen_or_nothing` and `fourteen` give four counts, both tops and both bottoms; `plain` gives
// two. With a pawn in START doublets are two counts in every sheet."
std::vector<int> Judge::counts() const {
  const int one = position_.one_die;
  const int other = position_.other_die;
  std::vector<int> dice{one, other};
  const bool all_out = how_many_at(position_.pawns[mover_], start_place) == 0;
  if (doublets() && all_out && !is("doublets", "plain")) dice = {one, other, 7 - one, 7 - other};
  std::sort(dice.begin(), dice.end());
  return dice;
}

// ---- The penalty -------------------------------------------------------------------------------

// "`penalty`: at the third doublets in a row nothing moves."
bool Judge::is_penalty() const {
  return is("third_doublets", "penalty") && doublets() && position_.doublets_before == 2;
}

// "Fewest spaces left to HOME if it turns off at its next chance (turn-off 8, ENTER 71)", 72-75 on
// the spaces between. Counted by walking.
int Judge::spaces_left(Place place) const {
  for (int count = 1;; ++count) {
    if (walk(place, count, true).back() == home_place) return count;
  }
}

// "The player's pawn with the fewest spaces left to HOME, those already HOME aside, goes back to
// START (one pawn, if a pair), and the turn ends. No pawn on the ring or home path: the turn just
// ends."
std::string Judge::placement_after_penalty() const {
  Pawns pawns = position_.pawns;
  Place* closest = nullptr;
  for (Place& pawn : pawns[mover_]) {
    if (!is_on_a_space(pawn)) continue;
    if (closest == nullptr || spaces_left(pawn) < spaces_left(*closest)) closest = &pawn;
  }
  if (closest != nullptr) *closest = start_place;
  return placement_text(pawns);
}

// ---- One step ----------------------------------------------------------------------------------

/// The spaces a pawn goes over, one by one, the last being the one it lands on; none if the count
/// leads beyond HOME ("HOME takes an exact count") or the pawn can't walk at all.
std::vector<Place> Judge::walk(Place from, int count, bool turns_off) const {
  std::vector<Place> path;
  Place at = from;
  for (int i = 0; i < count; ++i) {
    if (!is_on_a_space(at)) return {};
    if (at.region == Region::ring) {
      const bool leaves_ring = at.number == turn_offs[mover_] && turns_off;
      at = leaves_ring ? Place{Region::home_path, 1}
                       : Place{Region::ring, at.number % ring_size + 1};
    } else {
      at = at.number == home_path_size ? home_place : Place{Region::home_path, at.number + 1};
    }
    path.push_back(at);
  }
  return path;
}

// "`laps`: a pawn on or before its turn-off whose count goes beyond it may take the home path or
// stay on the ring, as the player likes." Where the count does not go beyond it, both walks are
// one.
std::set<std::vector<Place>> Judge::walks(Place from, int count) const {
  std::set<std::vector<Place>> found{walk(from, count, true)};
  if (yes("laps")) found.insert(walk(from, count, false));
  found.erase(std::vector<Place>{});
  return found;
}

// "A blockade is two pawns of one colour on one ring or home-path space." Home paths of other
// colours are other spaces, though they are written alike.
bool Judge::blockade_at(const Pawns& pawns, Colour colour, Place place) const {
  if (!is_on_a_space(place)) return false;
  if (place.region == Region::home_path && colour != mover_) return false;
  return how_many_at(pawns[colour], place) == 2;
}

std::optional<Colour> Judge::lone_other(const Pawns& pawns, Place place) const {
  if (place.region != Region::ring) return std::nullopt;
  for (Colour colour = 0; colour < colour_count; ++colour) {
    if (colour != mover_ && how_many_at(pawns[colour], place) == 1) return colour;
  }
  return std::nullopt;
}

// "Only a blockade stops passing"; who may pass one is option `own_blockade`: its owner, or nobody.
bool Judge::may_pass(const Pawns& pawns, Place place) const {
  for (Colour colour = 0; colour < colour_count; ++colour) {
    if (!blockade_at(pawns, colour, place)) continue;
    if (colour != mover_ || !yes("own_blockade")) return false;
  }
  return true;
}

bool Judge::stood_together(std::size_t one, std::size_t other) const {
  const std::vector<Place>& then = begin_.pawns[mover_];
  return one != other && then[one] == then[other] && is_on_a_space(then[one]);
}

// "`on_doublets`: only in a roll of doublets."
bool Judge::pair_rule_holds_step_by_step() const {
  return is("pair_rule", "always") || (is("pair_rule", "on_doublets") && doublets());
}

// "Nobody lands on a blockade." "No space but START and HOME ever holds three pawns, or pawns of
// two colours." "On a safety space a lone opponent can't be landed on." "A partner's lone pawn can
// be passed, not landed on." "Of two pawns that stood together as a blockade as the roll began, the
// second may not be stepped onto the first on a new ring or home-path space, by any count. HOME is
// no blockade."
bool Judge::may_land(const Pawns& pawns, std::size_t pawn, Place place) const {
  if (place == home_place) return true;
  for (Colour colour = 0; colour < colour_count; ++colour) {
    if (blockade_at(pawns, colour, place)) return false;
  }
  if (const auto other = lone_other(pawns, place)) {
    const bool safe = yes("safety_spaces") && safety_numbers.contains(place.number);
    return !safe && !are_partners(mover_, *other);
  }
  if (!pair_rule_holds_step_by_step()) return true;
  for (std::size_t mate = 0; mate < pawns[mover_].size(); ++mate) {
    const bool new_space = begin_.pawns[mover_][pawn] != place;
    if (pawns[mover_][mate] == place && stood_together(pawn, mate) && new_space) return false;
  }
  return true;
}

// "A lone opponent on that ENTER is captured. Any blockade on it, one's own pair too, stops it." "A
// partner's lone pawn can be passed, not landed on, not by entering either."
bool Judge::may_enter(const Pawns& pawns) const {
  const Place enter = enter_place(mover_);
  for (Colour colour = 0; colour < colour_count; ++colour) {
    if (blockade_at(pawns, colour, enter)) return false;
  }
  const auto other = lone_other(pawns, enter);
  return !other || !are_partners(mover_, *other);
}

/// The moment after a pawn was put on a place where it may go, with what that captures and earns.
/// The count that was used is the caller's to take away.
Moment Judge::stepped(Moment moment, std::size_t pawn, Place place) const {
  int earned = 0;  // HOME is no place to capture, so a step earns one bonus at the most
  // "Landing on a lone opponent captures it: it goes back to its START, and the capturer earns a
  // 20." The bonuses are options; "0 = none".
  if (const auto captured = lone_other(moment.pawns, place)) {
    std::vector<Place>& theirs = moment.pawns[*captured];
    *std::find(theirs.begin(), theirs.end(), place) = start_place;
    std::sort(theirs.begin(), theirs.end());
    earned = std::stoi(options_.at("capture_bonus"));
  }
  // "HOME takes an exact count, and earns a 10."
  if (place == home_place) earned = std::stoi(options_.at("home_bonus"));
  moment.pawns[mover_][pawn] = place;
  // "`at_once`: a bonus that no pawn can move at the moment it is earned is lost at that moment."
  const bool lost = is("bonus_time", "at_once") && earned > 0 && moves_by(moment, earned).empty();
  if (earned > 0 && !lost) moment.bonuses = with(moment.bonuses, earned);
  return moment;
}

// ---- Order of steps ----------------------------------------------------------------------------

/// Every way to move one pawn by a count, whatever kind of count it is.
std::vector<Moment> Judge::moves_by(const Moment& moment, int count) const {
  std::vector<Moment> found;
  const std::vector<Place>& mine = moment.pawns[mover_];
  for (std::size_t pawn = 0; pawn < mine.size(); ++pawn) {
    for (const std::vector<Place>& path : walks(mine[pawn], count)) {
      const bool way_is_free = std::all_of(
          path.begin(), path.end() - 1, [&](Place place) { return may_pass(moment.pawns, place); });
      if (way_is_free && may_land(moment.pawns, pawn, path.back()))
        found.push_back(stepped(moment, pawn, path.back()));
    }
  }
  return found;
}

// "A pawn in START goes to its ENTER on a die of 5, or on two unused dice that total 5 (4+1, 3+2),
// which uses both."
std::vector<Moment> Judge::entries(const Moment& moment) const {
  std::vector<Moment> found;
  if (!may_enter(moment.pawns)) return found;
  const std::vector<std::vector<int>> ways{{5}, {1, 4}, {2, 3}};
  for (const std::vector<int>& way : ways) {
    if (!std::includes(moment.dice.begin(), moment.dice.end(), way.begin(), way.end())) continue;
    for (std::size_t pawn = 0; pawn < moment.pawns[mover_].size(); ++pawn) {
      if (moment.pawns[mover_][pawn] != start_place) continue;
      Moment after = stepped(moment, pawn, enter_place(mover_));
      for (const int die : way) after.dice = without(after.dice, die);
      found.push_back(after);
    }
  }
  return found;
}

bool Judge::has_two_dice_that_total_five(const Moment& moment) const {
  return moment.dice == std::vector<int>{1, 4} || moment.dice == std::vector<int>{2, 3};
}

// "`each_five`: while a pawn is in START and its ENTER can be entered at that moment, an unused die
// of 5 may only enter, and two unused dice that total 5 may only enter together." There are two
// dice at the most while a pawn is in START.
bool Judge::may_only_enter(const Moment& moment, int die) const {
  const bool could_enter =
      how_many_at(moment.pawns[mover_], start_place) > 0 && may_enter(moment.pawns);
  return is("entry_duty", "each_five") && could_enter &&
         (die == 5 || has_two_dice_that_total_five(moment));
}

/// The moments one die step away (an entry on two dice is one step).
std::vector<Moment> Judge::die_steps(const Moment& moment) const {
  // "The game ends the moment a player's (in pairs: the team's) last pawn is HOME."
  if (has_won(moment.pawns)) return {};
  // "`after_dice`: after the first bonus step no die is played, even if it now could be."
  if (is("bonus_time", "after_dice") && moment.bonus_played) return {};
  // "`at_once`: while a bonus is pending that some pawn can move in full, the next step is that
  // bonus; no die comes before it."
  if (is("bonus_time", "at_once") && !bonus_steps(moment).empty()) return {};
  std::vector<Moment> found = entries(moment);
  for (const int die : std::set<int>(moment.dice.begin(), moment.dice.end())) {
    if (may_only_enter(moment, die)) continue;
    for (Moment after : moves_by(moment, die)) {
      after.dice = without(after.dice, die);
      found.push_back(after);
    }
  }
  return found;
}

/// The moments one bonus step away.
std::vector<Moment> Judge::bonus_steps(const Moment& moment) const {
  if (has_won(moment.pawns)) return {};
  // "`after_dice`: a bonus may be played only when no unused die can be played at that moment (with
  // `dice_duty` `one`: as soon as it is pending)."
  const bool waits_for_dice = is("bonus_time", "after_dice") && !is("dice_duty", "one");
  if (waits_for_dice && !die_steps(moment).empty()) return {};
  std::vector<Moment> found;
  // "Pending bonuses are played in any order."
  for (const int bonus : std::set<int>(moment.bonuses.begin(), moment.bonuses.end())) {
    for (Moment after : moves_by(moment, bonus)) {
      after.bonuses = without(after.bonuses, bonus);
      after.bonus_played = true;
      found.push_back(after);
    }
  }
  return found;
}

// ---- End ---------------------------------------------------------------------------------------

// "Partners win when all eight pawns are HOME."
bool Judge::has_won(const Pawns& pawns) const {
  for (Colour colour = 0; colour < colour_count; ++colour) {
    const bool on_the_team = colour == mover_ || are_partners(mover_, colour);
    if (on_the_team && !all_home(pawns[colour])) return false;
  }
  return true;
}

// "`at_end`: judged on the placement in which the play ends, not step by step: no two pawns that
// stood together as the roll began may stand together on another ring or home-path space."
bool Judge::pair_stands_elsewhere(const Pawns& pawns) const {
  const std::vector<Place>& then = begin_.pawns[mover_];
  const std::vector<Place>& now = pawns[mover_];
  for (std::size_t one = 0; one < now.size(); ++one) {
    for (std::size_t other = one + 1; other < now.size(); ++other) {
      if (!stood_together(one, other)) continue;
      if (now[one] == now[other] && is_on_a_space(now[one]) && now[one] != then[one]) return true;
    }
  }
  return false;
}

/// Whether one of these moments could be the end of a play as far as `at_end` goes. "A count need
/// not be played if playing it would break the pair rule."
bool Judge::any_keeps_pair_rule(const std::vector<Moment>& moments) const {
  return std::any_of(moments.begin(), moments.end(), [&](const Moment& moment) {
    return !is("pair_rule", "at_end") || !pair_stands_elsewhere(moment.pawns);
  });
}

// "A play ends at once when it wins. Otherwise it may end at any point; under `bonus_duty` `must`
// only where no pending bonus may be played."
bool Judge::may_end(const Moment& moment) const {
  if (has_won(moment.pawns)) return true;
  if (!any_keeps_pair_rule({moment})) return false;
  return !is("bonus_duty", "must") || !any_keeps_pair_rule(bonus_steps(moment));
}

Play Judge::play_ending_in(const Moment& end) const {
  Play play;
  play.end = end;
  play.entries =
      how_many_at(begin_.pawns[mover_], start_place) - how_many_at(end.pawns[mover_], start_place);
  play.dice_used = static_cast<int>(begin_.dice.size() - end.dice.size());
  play.total_used = total(begin_.dice) - total(end.dice);
  play.won = has_won(end.pawns);
  return play;
}

/// All plays before any duty, one for each moment in which a play may end.
std::vector<Play> Judge::all_plays() const {
  std::set<Moment> seen{begin_};
  std::vector<Moment> to_look_at{begin_};
  std::vector<Play> plays;
  while (!to_look_at.empty()) {
    const Moment moment = to_look_at.back();
    to_look_at.pop_back();
    if (may_end(moment)) plays.push_back(play_ending_in(moment));
    for (const auto& steps : {die_steps(moment), bonus_steps(moment)}) {
      for (const Moment& after : steps) {
        if (seen.insert(after).second) to_look_at.push_back(after);
      }
    }
  }
  return plays;
}

// ---- Duties ------------------------------------------------------------------------------------

/// The plays that pass, and those that win: "A play that wins passes filters 1 and 3."
template <class Passes>
std::vector<Play> filtered(const std::vector<Play>& plays, Passes&& passes) {
  std::vector<Play> left;
  for (const Play& play : plays) {
    if (play.won || passes(play)) left.push_back(play);
  }
  return left;
}

/// The plays with the greatest value. A play that wins "counts in the maxima like any other play".
template <class Value>
std::vector<Play> with_greatest(const std::vector<Play>& plays, Value&& value) {
  auto greatest = value(plays.front());
  for (const Play& play : plays) greatest = std::max(greatest, value(play));
  return filtered(plays, [&](const Play& play) { return value(play) == greatest; });
}

// 1. "`when_possible`: only plays with the greatest number of entries. `each_five`: no maximum.
// `optional`: no filter."
std::vector<Play> Judge::after_entry_duty(const std::vector<Play>& plays) const {
  if (!is("entry_duty", "when_possible")) return plays;
  return with_greatest(plays, [](const Play& play) { return play.entries; });
}

// 2. "Only plays that use all four; if none, only the empty play." "A play that wins passes filter
// 2 only where `short_win` is true. Where a play wins and passes, the empty play is not legal."
std::vector<Play> Judge::after_fourteen_or_nothing(const std::vector<Play>& plays) const {
  std::vector<Play> left;
  for (const Play& play : plays) {
    if (play.dice_used == 4 || (play.won && yes("short_win"))) left.push_back(play);
  }
  if (left.empty()) left.push_back(play_ending_in(begin_));
  return left;
}

// "`none_left`: a play may end only where no unused count can be played, entries included; a count
// need not be played if playing it would break the pair rule." A bonus is a count, too.
bool Judge::no_count_can_be_played(const Moment& moment) const {
  return !any_keeps_pair_rule(die_steps(moment)) && !any_keeps_pair_rule(bonus_steps(moment));
}

// 3. "`all`: only plays that use the most dice. `all_higher`: of those, only the ones with the
// greatest total of dice used. `one`: only plays that use a die, if any does." A win that passes
// with fewer dice is not one of "those", so its total counts for nothing.
std::vector<Play> Judge::after_dice_duty(const std::vector<Play>& plays) const {
  if (is("dice_duty", "all"))
    return with_greatest(plays, [](const Play& play) { return play.dice_used; });
  if (is("dice_duty", "all_higher")) {
    return with_greatest(
        plays, [](const Play& play) { return std::pair(play.dice_used, play.total_used); });
  }
  if (is("dice_duty", "none_left"))
    return filtered(plays, [&](const Play& play) { return no_count_can_be_played(play.end); });
  const std::vector<Play> use_a_die =
      filtered(plays, [](const Play& play) { return play.dice_used > 0; });
  return use_a_die.empty() ? plays : use_a_die;
}

std::vector<std::string> Judge::results() const {
  if (is_penalty()) return {placement_after_penalty()};
  std::vector<Play> plays = after_entry_duty(all_plays());
  // "Four counts under `fourteen_or_nothing` (then 3 is skipped)."
  const bool fourteen_or_nothing = is("doublets", "fourteen_or_nothing") && begin_.dice.size() == 4;
  plays = fourteen_or_nothing ? after_fourteen_or_nothing(plays) : after_dice_duty(plays);
  std::set<std::string> placements;
  for (const Play& play : plays) placements.insert(placement_text(play.end.pawns));
  return {placements.begin(), placements.end()};
}

/// A row of the table of options: the values of royal, classic, box, nest, russian and course.
struct OptionRow {
  std::string option;
  std::vector<std::string> values;
};

const std::vector<std::string> columns{"royal", "classic", "box", "nest", "russian", "course"};
const std::vector<OptionRow> option_rows{
    {"entry_duty",
     {"when_possible", "when_possible", "each_five", "optional", "optional", "optional"}},
    {"dice_duty", {"all", "all", "all", "all_higher", "one", "none_left"}},
    {"doublets",
     {"fourteen_or_nothing", "fourteen_or_nothing", "fourteen_or_nothing", "fourteen", "plain",
      "fourteen"}},
    {"third_doublets", {"penalty", "penalty", "penalty", "none", "penalty", "penalty"}},
    {"safety_spaces", {"true", "true", "false", "true", "true", "true"}},
    {"own_blockade", {"false", "false", "true", "false", "false", "false"}},
    {"pair_rule", {"always", "always", "none", "on_doublets", "on_doublets", "at_end"}},
    {"bonus_time", {"after_dice", "after_dice", "at_once", "after_dice", "any_time", "any_time"}},
    {"short_win", {"false", "false", "false", "true", "true", "true"}},
    {"bonus_duty", {"must", "must", "must", "may", "may", "must"}},
    {"laps", {"false", "false", "false", "true", "true", "false"}},
    {"capture_bonus", {"20", "20", "20", "20", "20", "20"}},
    {"home_bonus", {"10", "10", "10", "10", "10", "10"}},
    {"pairs", {"off", "off", "off", "off", "off", "off"}},
};

}  // namespace

OracleOptions oracle_sheet(const std::string& id) {
  const auto column =
      static_cast<std::size_t>(std::find(columns.begin(), columns.end(), id) - columns.begin());
  OracleOptions options;
  for (const OptionRow& row : option_rows) options[row.option] = row.values.at(column);
  return options;
}

std::vector<std::string> oracle_results(const OracleOptions& options, const std::string& position) {
  const Position read = read_position(position);
  return Judge(options, read).results();
}

}  // namespace parlor::parcheesi::test
