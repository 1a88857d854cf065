#include "cli/sitting.h"

#include <cassert>
#include <charconv>
#include <chrono>
#include <utility>

#include "cli/named_bot.h"
#include "cli/play_messages.h"
#include "core/words.h"
#include "engines/clock_stop.h"
#include "fair/dice.h"
#include "fair/texts.h"

namespace parlor::cli {
namespace {

using namespace table;

/// Nobody waits longer for a bot.
constexpr std::chrono::milliseconds time_to_think{1000};

/// Who plays on for a person that has resigned.
constexpr const char* stand_in = "medium";

Millis wall_clock() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

/// People at one terminal need no secrets, only to be told apart.
std::string token_of(Seat seat) { return cat("seat ", seat.index()); }

fair::Seed seed_for(std::optional<std::uint64_t> number) {
  if (!number) return fair::random_seed();
  return *fair::read_seed(fair::digest(cat("parlor play --seed ", *number)));
}

std::string dice_in(const GameFace& game, const AnyState& state) {
  for (const Fact& fact : game.facts(state)) {
    if (fact.name == "dice") return fact.value;
  }
  return {};
}

/// What bots choose by. It follows from the seed, as the dice do, but nobody can go back from it.
std::uint64_t chance_of_bots(const fair::Seed& seed) {
  const std::string digits = fair::keyed_digest(seed, "bots").substr(0, 16);
  std::uint64_t chance = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), chance, 16);
  return chance;
}

}  // namespace

Sitting::Sitting(GameKind kind, const fair::Seed& seed, Games games)
    : kind_(kind), seed_(seed), table_(games) {}

Result<Sitting> Sitting::begin(const NewGame& game, Games games) {
  Sitting sitting(game.agreed.kind, seed_for(game.seed), games);
  Agreement agreement;
  agreement.id = game.seed ? cat("seed-", *game.seed) : fair::random_id(10);
  agreement.game = game.agreed.game->info().id;
  agreement.setup = game.agreed.setup;
  agreement.listed = false;
  agreement.commitment = fair::commitment(sitting.seed_);
  std::vector<std::pair<Seat, std::string>> bots;
  SeatSet people;
  std::size_t at = 0;
  for (const Seat seat : game.agreed.game->seats(game.agreed.game->start())) {
    const Player& player = game.players[at++];
    if (player.is_human()) {
      people.add(seat);
    } else {
      bots.emplace_back(seat, player.name());
      sitting.levels_.push_back(player.name());
    }
  }
  Decision made = make_table(agreement, bots, sitting.house(), wall_clock(), games);
  if (auto* refusal = std::get_if<Refusal>(&made)) return Error{std::move(refusal->message)};
  sitting.take(std::get<Decided>(std::move(made)));
  for (const Seat seat : people) {
    if (auto refusal = sitting.ask(seat, Sit{seat, "human", {}, {}})) {
      return Error{std::move(refusal->message)};
    }
  }
  if (auto refusal = sitting.settle_in()) return Error{std::move(refusal->message)};
  return sitting;
}

Result<Sitting> Sitting::resume(const wire::Record& record, Games games) {
  const auto kind = find_game(record.table.agreement().game, games);
  if (!kind) return kind.error();
  const auto seed = fair::read_seed(record.seed);
  const Stage stage = record.table.stage();
  if (stage == Stage::waiting || stage == Stage::revealing) return Error{say::not_begun()};
  if (!seed && stage == Stage::playing) return Error{say::seed_is_secret()};
  Sitting sitting(*kind, seed.value_or(fair::Seed{}), games);
  for (Event event : record.events) {
    if (auto* sat = std::get_if<Sat>(&event.what)) {
      if (sat->kind == Sitter::person) sat->token = token_of(sat->seat);
      if (sat->kind == Sitter::bot) sitting.levels_.push_back(sat->level);
    }
    std::string dice = sitting.table_.number() == 0 ? std::string() : sitting.dice();
    if (auto error = sitting.table_.apply(event)) return *std::move(error);
    sitting.events_.push_back({std::move(event), std::move(dice)});
  }
  if (stage == Stage::over) return sitting;
  for (const Seat seat : sitting.table_.seats_with(Sitter::bot)) {
    const auto bot = named_bot(sitting.table_.shared_game(), sitting.table_.chair(seat).level);
    if (!bot) return bot.error();
  }
  if (auto refusal = sitting.settle_in()) return Error{std::move(refusal->message)};
  return sitting;
}

/// People are here and decide for themselves, but not where there is nothing to decide.
std::optional<Refusal> Sitting::settle_in() {
  for (const Seat seat : table_.seats_with(Sitter::person)) {
    const Chair chair = table_.chair(seat);
    if (chair.resigned) continue;
    if (chair.handed) {
      if (auto refusal = ask(seat, TakeOver{seat})) return refusal;
    }
    const Automatic wanted{.throws = false, .forced = true};
    if (chair.automatic == wanted) continue;
    if (auto refusal = ask(seat, SetAutomatic{wanted})) return refusal;
  }
  return std::nullopt;
}

const std::string& Sitting::name_of(Seat seat) const {
  const Chair& chair = table_.chair(seat);
  return chair.kind == Sitter::bot ? chair.level : chair.name;
}

std::string Sitting::dice() const { return dice_in(game(), state()); }

House Sitting::house() const {
  const std::string& table = table_.agreement().id;
  return {
      .dice = [this, &table](const std::vector<std::string>& texts, std::uint64_t k,
                             int dice) { return fair::throw_dice({seed_, table, texts}, k, dice); },
      .seed = fair::hex(seed_),
      .levels = levels_};
}

std::optional<Refusal> Sitting::give(table::Command command, const std::string& token) {
  Decision decision = decide(table_, {std::move(command), token, wall_clock()}, house());
  if (auto* refusal = std::get_if<Refusal>(&decision)) return std::move(*refusal);
  take(std::get<Decided>(std::move(decision)));
  return std::nullopt;
}

void Sitting::take(Decided decided) {
  std::string before = table_.number() == 0 ? std::string() : dice();
  for (AppliedEvent& applied : decided.events) {
    events_.push_back({std::move(applied.event), std::move(before)});
    before = dice_in(decided.after.game(), applied.after);
  }
  table_ = std::move(decided.after);
}

std::optional<Refusal> Sitting::ask(Seat seat, table::Command command) {
  return give(std::move(command), token_of(seat));
}

std::optional<Refusal> Sitting::tick() { return give(Tick{}, {}); }

std::optional<Error> Sitting::let_bot_act() {
  const auto due = table_.due();
  assert(due && !table_.chair(due->seat).decides());
  std::string play;
  if (!due->throws) {
    auto chosen = bot_play(due->seat);
    if (!chosen) return chosen.error();
    play = *std::move(chosen);
  }
  if (auto refusal = give(ActForSeat{due->seat, std::move(play)}, {})) {
    return Error{std::move(refusal->message)};
  }
  return std::nullopt;
}

Result<std::string> Sitting::bot_play(Seat seat) {
  Random random(chance_of_bots(seed_), static_cast<std::uint64_t>(table_.number()));
  const Chair& chair = table_.chair(seat);
  bots::AnyBot& bot = bots_[table::at(seat)];
  if (bot == nullptr) {
    auto made = named_bot(table_.shared_game(), chair.kind == Sitter::bot ? chair.level : stand_in);
    if (!made && chair.kind != Sitter::bot) return game().simple_choice(state(), random);
    if (!made) return made.error();
    bot = *std::move(made);
    bot->new_game();
  }
  const engines::ClockStop clock(time_to_think);
  bots::Thinking thinking{random, clock};
  return bot->choose(state(), thinking);
}

wire::json::object Sitting::record() const {
  std::vector<Event> events;
  events.reserve(events_.size());
  for (const Happened& happened : events_) events.push_back(happened.event);
  return wire::record_json(events, table_, fair::hex(seed_));
}

}  // namespace parlor::cli
