#include "hall/hall_test.h"

#include <algorithm>
#include <utility>

namespace parlor::test {
namespace {

std::string text_in(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value != nullptr && value->is_string() ? json::value_to<std::string>(*value)
                                                : std::string();
}

}  // namespace

json::object FakeGuest::last(std::string_view type) const {
  const auto found = std::find_if(heard.rbegin(), heard.rend(), [type](const json::object& one) {
    return text_in(one, "type") == type;
  });
  return found == heard.rend() ? json::object() : *found;
}

int FakeGuest::count(std::string_view type) const {
  return static_cast<int>(std::ranges::count_if(
      heard, [type](const json::object& one) { return text_in(one, "type") == type; }));
}

std::string FakeGuest::answer(std::int64_t id) const {
  for (const json::object& message : heard) {
    const json::value* answered = message.if_contains("id");
    if (answered == nullptr || answered->to_number<std::int64_t>() != id) continue;
    const std::string code = text_in(message, "code");
    return code.empty() ? text_in(message, "type") : code;
  }
  return "nothing";
}

json::object FakeGuest::now() const {
  for (auto message = heard.rbegin(); message != heard.rend(); ++message) {
    if (const json::value* now = message->if_contains("now")) return now->as_object();
  }
  return {};
}

json::object FakeGuest::event_of(std::string_view event) const {
  for (auto message = heard.rbegin(); message != heard.rend(); ++message) {
    const json::value* events = message->if_contains("events");
    if (events == nullptr) continue;
    const json::array& all = events->as_array();
    for (auto told = all.rbegin(); told != all.rend(); ++told) {
      if (text_in(told->as_object(), "event") == event) return told->as_object();
    }
  }
  return {};
}

std::vector<std::int64_t> FakeGuest::numbers() const {
  std::vector<std::int64_t> all;
  for (const json::object& message : heard) {
    const json::value* events = message.if_contains("events");
    if (events == nullptr) continue;
    for (const json::value& event : events->as_array()) {
      all.push_back(event.at("n").to_number<std::int64_t>());
    }
  }
  return all;
}

void FakeBots::answer() {
  ASSERT_FALSE(thoughts.empty()) << "no bot was asked";
  const server::Thought thought = std::move(thoughts.front());
  thoughts.erase(thoughts.begin());
  Random random(thought.seed);
  thought.done(thought.game->simple_choice(thought.state, random));
}

std::string HallTest::table(const std::string& wishes) {
  std::vector<std::pair<Seat, std::string>> invitations;
  auto wanted = server::read_new_table("{" + wishes + "}", "", invitations);
  if (const auto* refusal = std::get_if<table::Refusal>(&wanted)) {
    ADD_FAILURE() << refusal->sentence();
    return {};
  }
  std::string id;
  server_.hall->make(std::get<server::NewTable>(std::move(wanted)), [&id](const auto& made) {
    if (const auto* table = std::get_if<server::MadeTable>(&made)) id = table->id;
  });
  loop_.settle();
  return id;
}

GuestPtr HallTest::enter(FakeServer& server, const std::string& table, char who,
                         std::optional<std::int64_t> after) {
  auto guest = std::make_shared<FakeGuest>();
  guest->table = table;
  guest->address = "192.0.2.1";
  server.hall->enter(guest, after, std::string(32, who), [](bool) {});
  loop_.settle();
  return guest;
}

void HallTest::begin(const std::string& id, const GuestPtr& ann, const GuestPtr& bob,
                     FakeServer* bobs_server) {
  FakeServer& other = bobs_server == nullptr ? server_ : *bobs_server;
  say(ann, sit_message(id, 0, "Ann", 901));
  say(other, bob, sit_message(id, 1, "Bob", 901));
  say(ann, reveal_message(0, text_of_seat(0), 902));
  say(other, bob, reveal_message(1, text_of_seat(1), 902));
  EXPECT_EQ(ann->answer(902), "done");
  EXPECT_EQ(bob->answer(902), "done");
  EXPECT_TRUE(ann->heard_of("started"));
}

HallTest::Pair HallTest::pair(const std::string& wishes) {
  const std::string id = table(wishes);
  Pair made{id, enter(id, 'a'), enter(id, 'b')};
  begin(id, made.ann, made.bob);
  return made;
}

}  // namespace parlor::test
