#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "hall/fake_log.h"
#include "hall/fake_loop.h"
#include "server/guest.h"
#include "server/hall.h"
#include "server/metrics.h"
#include "server/settings.h"
#include "server/thinker.h"
#include "support/sitting_down.h"
#include "support/text.h"

namespace parlor::test {

namespace json = boost::json;

/// Somebody at a table, who keeps what it is told.
class FakeGuest final : public server::Guest {
 public:
  void tell(server::Text message) override { heard.push_back(json::parse(*message).as_object()); }
  void close(std::string_view code, Message /*why*/) override { closed = code; }

  /// The last message of a type; an empty object where there was none.
  [[nodiscard]] json::object last(std::string_view type) const;
  [[nodiscard]] int count(std::string_view type) const;
  /// The answer to what was said with this id: its type, or the code of a
  /// refusal.
  [[nodiscard]] std::string answer(std::int64_t id) const;
  /// `now` as it was told last.
  [[nodiscard]] json::object now() const;
  /// Whether an event with this name was told.
  [[nodiscard]] bool heard_of(std::string_view event) const { return !event_of(event).empty(); }
  /// The last event with this name.
  [[nodiscard]] json::object event_of(std::string_view event) const;
  /// The numbers of all events that were told, in their order.
  [[nodiscard]] std::vector<std::int64_t> numbers() const;

  std::vector<json::object> heard;
  std::string closed;
};
using GuestPtr = std::shared_ptr<FakeGuest>;

/// Bots that think until the test lets them answer.
class FakeBots final : public server::Thinker {
 public:
  void think(server::Thought thought) override { thoughts.push_back(std::move(thought)); }
  /// The bot that was asked first plays.
  void answer();

  std::vector<server::Thought> thoughts;
};

/// A server without sockets.
struct FakeServer {
  FakeServer(FakeDatabase& database, FakeLoop& loop, const server::Settings& settings,
             const std::string& name)
      : log(database, loop, name),
        worker(loop),
        hall(std::make_unique<server::Hall>(loop, log, bots, worker, settings, metrics)) {
    log.hall = hall.get();
  }

  server::Metrics metrics;
  FakeLog log;
  FakeBots bots;
  FakeWorker worker;
  std::unique_ptr<server::Hall> hall;
};

class HallTest : public ::testing::Test {
 protected:
  /// Makes a table with these fields of a request; its id, empty where it was
  /// refused.
  std::string table(const std::string& wishes = R"("game":"checkers")");
  GuestPtr enter(FakeServer& server, const std::string& table, char who,
                 std::optional<std::int64_t> after = std::nullopt);
  GuestPtr enter(const std::string& table, char who) { return enter(server_, table, who); }
  void leave(FakeServer& server, const GuestPtr& guest) {
    server.hall->leave(guest);
    loop_.settle();
  }
  /// Says something, and lets everything follow that needs no time.
  void say(FakeServer& server, const GuestPtr& guest, const std::string& text) {
    server.hall->hear(guest, text);
    loop_.settle();
  }
  void say(const GuestPtr& guest, const std::string& text) { say(server_, guest, text); }
  /// Both sit down on seats 0 and 1 and reveal their texts.
  void begin(const std::string& id, const GuestPtr& ann, const GuestPtr& bob,
             FakeServer* bobs_server = nullptr);
  /// Ann and Bob playing checkers; Ann is to move.
  struct Pair {
    std::string table;
    GuestPtr ann;
    GuestPtr bob;
  };
  Pair pair(const std::string& wishes = R"("game":"checkers")");
  [[nodiscard]] std::size_t stored(const std::string& table) const {
    return database_.tables.at(table).rows.size();
  }

  server::Settings settings_;
  FakeLoop loop_;
  FakeDatabase database_{loop_};
  FakeServer server_{database_, loop_, settings_, "one"};
};

}  // namespace parlor::test
