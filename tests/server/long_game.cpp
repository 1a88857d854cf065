#include "server/long_game.h"

#include <future>

#include <gtest/gtest.h>

#include "fair/texts.h"
#include "store/event_store.h"
#include "table/decide.h"
#include "wire/event_json.h"

namespace parlor::test {
namespace {

/// A game of snakes and ladders that no dice would ever end, with so many events.
std::vector<table::Event> long_game(const std::string& id, std::int64_t events) {
  table::Agreement agreement;
  agreement.id = id;
  agreement.game = "snakes_ladders";
  agreement.setup.players = 2;
  const table::House house{[](const std::vector<std::string>&, std::uint64_t k, int dice) {
                             return std::vector<int>(static_cast<std::size_t>(dice),
                                                     k % 2 == 0 ? 1 : 2);
                           },
                           "",
                           {}};
  std::vector<table::Event> all;
  table::Table sitting;
  const auto take = [&](table::Decision decision) {
    auto& decided = std::get<table::Decided>(decision);
    for (const auto& applied : decided.events) all.push_back(applied.event);
    sitting = std::move(decided.after);
  };
  take(table::make_table(agreement, {}, house, 1));
  const auto give = [&](table::Command command, const std::string& who) {
    take(decide(sitting, {std::move(command), who, 1}, house));
  };
  give(table::Sit{Seat(0), "Ann", {}, {}}, "ann");
  give(table::Sit{Seat(1), "Bob", {}, {}}, "bob");
  // Nothing a person could do as often; what an older program has let happen is still there.
  for (bool throws = true; sitting.number() < events; throws = !throws) {
    const table::Event set{sitting.number() + 1, 1, table::Set{Seat(0), {throws, false}}};
    EXPECT_FALSE(sitting.apply(set));
    all.push_back(set);
  }
  return all;
}

}  // namespace

void store_long_game(const std::filesystem::path& db, const std::string& id, std::int64_t events) {
  store::Batch batch{id, {}, store::NewTable{1, std::string(64, '0')}, false, 1};
  for (const table::Event& event : long_game(id, events)) {
    batch.rows.push_back({event.number, wire::stored_event(event)});
  }
  auto store = store::EventStore::open(db.string(), "test", {});
  ASSERT_TRUE(store.ok()) << store.error().sentence();
  std::promise<bool> stored;
  (*store)->append(batch, [&stored](bool done) { stored.set_value(done); });
  ASSERT_TRUE(stored.get_future().get());
}

}  // namespace parlor::test
