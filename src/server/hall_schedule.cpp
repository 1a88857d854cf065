#include <algorithm>
#include <utility>

#include "fair/seed.h"
#include "server/hall.h"
#include "server/live.h"

/// What happens at a table by itself: clocks, bots, people who are gone.
namespace parlor::server {
namespace {

using namespace table;

}  // namespace

/// Looks when something has to happen by itself, and comes back then.
void Hall::schedule(const LivePtr& live) {
  if (closing_) return;
  const std::uint64_t number = ++live->schedule;
  const auto come_back = [this, &live, number](std::int64_t wait) {
    loop_.after(wait, [this, live, number] {
      if (live->schedule == number) act(live);
    });
  };
  const Table& table = live->table;
  if (table.stage() == Stage::revealing) {
    return come_back(std::max<std::int64_t>(0, table.reveal_until() - time_at(*live)));
  }
  const auto due = table.due();
  if (!due) return;
  const std::int64_t now = loop_.now();
  std::int64_t wait = -1;
  const auto sooner = [&](std::int64_t millis) {
    wait = wait < 0 ? std::max<std::int64_t>(0, millis)
                    : std::min(wait, std::max<std::int64_t>(0, millis));
  };
  const SeatSet people = table.seats_with(Sitter::person);
  const SeatSet here = live->here();
  const bool somebody = (people.bits() & here.bits()) != 0;
  const Chair& chair = table.chair(due->seat);
  if (table.running()) sooner(table.left(*table.running(), time_at(*live)) + 1);
  // A game whose people are all gone waits for them; one of bots alone goes on.
  if (!chair.decides() && !live->thinking && (somebody || people.empty())) {
    sooner(settings_.bot_pause);
  }
  if (chair.decides() && somebody) {
    if ((due->throws && chair.automatic.throws) ||
        (!due->throws && chair.automatic.forced && live->prospect().choices == 1)) {
      sooner(settings_.bot_pause);
    }
    const std::int64_t gone = live->gone_since[at(due->seat)];
    if (!here.contains(due->seat) && gone != 0) {
      sooner(gone + settings_.away_seconds * 1000LL - now);
    }
  }
  if (wait >= 0) come_back(wait);
}

void Hall::act(const LivePtr& live) {
  if (closing_ || live->busy || !live->queue.empty()) return;
  const Table& table = live->table;
  const std::int64_t now = loop_.now();
  if (table.stage() == Stage::revealing) {
    return submit(live, {.order = {Tick{}, {}, now}, .guest = {}});
  }
  const auto due = table.due();
  if (!due) return;
  const Chair& chair = table.chair(due->seat);
  const bool late = table.running() && table.left(*table.running(), time_at(*live)) <= 0;
  if (late || (chair.decides() && live->here().contains(due->seat))) {
    return submit(live, {.order = {Tick{}, {}, now}, .guest = {}});
  }
  if (!chair.decides()) return let_bot_act(live, due->seat, due->throws);
  const std::int64_t gone = live->gone_since[at(due->seat)];
  if (gone != 0 && now - gone >= settings_.away_seconds * 1000LL) {
    return submit(live, {.order = {HandOver{due->seat}, {}, now}, .guest = {}});
  }
  if (chair.automatic.throws || chair.automatic.forced) {
    return submit(live, {.order = {Tick{}, {}, now}, .guest = {}});
  }
  schedule(live);
}

void Hall::let_bot_act(const LivePtr& live, Seat seat, bool throws) {
  const std::int64_t number = live->table.number();
  if (throws) {
    return submit(
        live, {.order = {ActForSeat{seat, {}}, {}, loop_.now()}, .guest = {}, .only_at = number});
  }
  live->thinking = true;
  const Chair& chair = live->table.chair(seat);
  Thought thought;
  thought.rules = live->rules;
  thought.game = live->table.shared_game();
  thought.state = live->table.state();
  thought.level = chair.kind == Sitter::bot ? chair.level : "medium";
  thought.seed = fair::random_number();
  if (!live->guests.empty()) thought.address = live->guests.front()->address;
  thought.done = [this, live, seat, number](std::string play) {
    loop_.post([this, live, seat, number, play = std::move(play)] {
      live->thinking = false;
      ++metrics_.bot_plays;
      if (live->table.number() != number) return schedule(live);
      submit(live,
             {.order = {ActForSeat{seat, play}, {}, loop_.now()}, .guest = {}, .only_at = number});
    });
  };
  bots_.think(std::move(thought));
}

}  // namespace parlor::server
