#include "cli/scripted_game.h"

#include <gtest/gtest.h>

#include "core/words.h"
#include "fair/seed.h"
#include "table/decide.h"

namespace parlor::test {
namespace {

using namespace table;

std::vector<int> dice_of(const std::string& text) {
  std::vector<int> dice;
  for (const char letter : text) {
    if (letter >= '1' && letter <= '6') dice.push_back(letter - '0');
  }
  return dice;
}

}  // namespace

std::string scripted_record(const std::string& game, std::span<const GameKind> games,
                            const std::vector<std::string>& happened) {
  const fair::Seed seed{};
  Agreement agreement;
  agreement.id = "scripted";
  agreement.game = game;
  agreement.setup.players = 2;
  agreement.commitment = fair::commitment(seed);
  std::vector<int> dice;
  const House house{.dice = [&](const auto&, std::uint64_t, int) { return dice; },
                    .seed = fair::hex(seed),
                    .levels = {}};
  Table table(games);
  std::vector<Event> events;
  const auto take = [&](Decision decision) {
    auto* decided = std::get_if<Decided>(&decision);
    ASSERT_NE(decided, nullptr) << std::get<Refusal>(decision).sentence();
    for (AppliedEvent& applied : decided->events) events.push_back(std::move(applied.event));
    table = std::move(decided->after);
  };
  const auto token_of = [](Seat seat) { return cat("player ", seat.index()); };
  take(make_table(agreement, {}, house, 1000, games));
  for (const Seat seat : table.seats()) {
    take(decide(table, {Sit{seat, "human", {}, {}}, token_of(seat), 1000}, house));
  }
  for (const std::string& text : happened) {
    const auto due = table.due();
    EXPECT_TRUE(due) << text;
    if (!due) break;
    dice = dice_of(text);
    const Command command = due->throws ? Command(ThrowDice{}) : Command(table::Play{{}, text});
    take(decide(table, {command, token_of(due->seat), 1000}, house));
  }
  return wire::json::serialize(wire::record_json(events, table, fair::hex(seed)));
}

}  // namespace parlor::test
