#include "server/api.h"

#include <utility>

#include "core/words.h"
#include "games/list.h"
#include "server/bot_pool.h"
#include "server/live.h"
#include "server/messages.h"
#include "wire/message_json.h"
#include "wire/record_json.h"
#include "wire/rules_json.h"
#include "wire/table_json.h"

namespace parlor::server {
namespace {

using wire::json::object;

int status_of(const table::Refusal& refusal) {
  if (refusal.code == "no_database") return 503;
  return refusal.code == "no_such_game" || refusal.code == "no_such_table" ? 404 : 400;
}

/// A game from its events: as a `record`, or as a `replay`.
Answer retold(const std::string& what, const std::vector<table::Event>& events) {
  if (what == "replay") {
    return {200, "application/json", wire::json::serialize(wire::replay_json(events))};
  }
  const auto table = table::Table::from(events);
  if (!table || !table->ended()) {
    return refusal(409, "not_over", say::not_over());
  }
  return {200, "application/json", wire::json::serialize(wire::record_json(events, *table))};
}

Answer told_made(const std::variant<MadeTable, table::Refusal>& result,
                 const std::vector<std::pair<Seat, std::string>>& invitations) {
  if (const auto* refused = std::get_if<table::Refusal>(&result)) {
    return refusal(status_of(*refused), refused->code, refused->message);
  }
  const auto& made = std::get<MadeTable>(result);
  object told{{"id", wire::text(made.id)},
              {"url", wire::text(cat("/t/", made.id))},
              {"commitment", wire::text(made.commitment)}};
  if (!invitations.empty()) {
    wire::json::array keys;
    for (const auto& [seat, key] : invitations) {
      keys.push_back(object{{"seat", seat.index()}, {"key", wire::text(key)}});
    }
    told["invitations"] = std::move(keys);
  }
  return {201, "application/json", wire::json::serialize(told)};
}

}  // namespace

Answer refusal(int status, std::string_view code, const Message& message) {
  object error{{"code", wire::text(code)}};
  wire::add_message(error, message);
  return {status, "application/json", wire::json::serialize(object{{"error", std::move(error)}}),
          std::string(code)};
}

const std::string& Api::games() {
  if (!games_.empty()) return games_;
  wire::json::array games;
  for (const GameKind& kind : all_games()) {
    games.push_back(wire::game_json(kind, level_names(kind.info().id)));
  }
  wire::json::array phrases;
  for (const table::Phrase& phrase : table::phrases()) {
    object told{{"id", wire::text(phrase.id)}};
    wire::add_text(told, "text", phrase.message);
    phrases.push_back(std::move(told));
  }
  games_ = wire::json::serialize(
      object{{"version", wire::text(version_)},
             {"addresses", wire::texts(addresses_)},
             {"games", std::move(games)},
             {"phrases", std::move(phrases)},
             {"clocks", object{{"turn_seconds", wire::json::array{5, 3600}},
                               {"game_seconds", wire::json::array{30, 86400}},
                               {"increment_seconds", wire::json::array{0, 300}}}},
             {"limits", object{{"name_letters", 24},
                               {"body_bytes", settings_.body_bytes},
                               {"message_bytes", settings_.message_bytes}}}});
  return games_;
}

void Api::handle(const Request& request, std::function<void(Answer)> done) {
  const bool get = request.method == "GET" || request.method == "HEAD";
  const std::string_view path = request.path;
  if (path == "/api/games" && get) return done({200, "application/json", games()});
  if (path == "/api/tables" && get) return done({200, "application/json", hall_.listed()});
  if (path == "/api/tables" && request.method == "POST") {
    return make_table(request, std::move(done));
  }
  constexpr std::string_view tables = "/api/tables/";
  if (path.starts_with(tables) && get) {
    const std::string_view rest = path.substr(tables.size());
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    const std::string what(slash < rest.size() ? rest.substr(slash + 1) : "");
    return about_table(std::string(rest.substr(0, slash)), what, std::move(done));
  }
  work_out([request] { return answer_about_rules(request); }, done);
}

Answer Api::too_busy() {
  metrics_.count(Excess::worker_thread);
  return refusal(503, "too_many", say::too_many_ask());
}

void Api::work_out(std::function<Answer()> task, const std::function<void(Answer)>& done) {
  const bool taken = worker_.work([task = std::move(task), done]() -> std::function<void()> {
    return [done, answer = task()] { done(answer); };
  });
  if (!taken) done(too_busy());
}

/// What was asked for is read where it keeps nobody waiting: house rules can be long.
void Api::make_table(const Request& request, std::function<void(Answer)> done) {
  const bool taken = hall_.worker().work([this, request, done]() -> std::function<void()> {
    std::vector<std::pair<Seat, std::string>> invitations;
    auto wanted = read_new_table(request.body, request.secret, invitations);
    if (const auto* refused = std::get_if<table::Refusal>(&wanted)) {
      return [done, answer = refusal(status_of(*refused), refused->code, refused->message)] {
        done(answer);
      };
    }
    return [this, done, invitations, wanted = std::get<NewTable>(std::move(wanted))] {
      hall_.make(wanted,
                 [done, invitations](const auto& made) { done(told_made(made, invitations)); });
    };
  });
  if (!taken) done(too_busy());
}

Answer answer_for(Absence absence) {
  if (absence == Absence::unreachable) {
    const table::Refusal refused = unreachable();
    return refusal(status_of(refused), refused.code, refused.message);
  }
  if (absence == Absence::damaged) {
    return refusal(500, "damaged", say::damaged());
  }
  return refusal(404, "no_such_table", say::no_such_table());
}

void Api::about_table(const std::string& id, const std::string& what,
                      std::function<void(Answer)> done) {
  if (what.empty()) {
    return hall_.find(id, [this, done = std::move(done)](const Found& found) {
      done(found.live ? Answer{200, "application/json", hall_.told(*found.live)}
                      : answer_for(found.absence));
    });
  }
  if (what != "record" && what != "replay") {
    return done(refusal(404, "bad_request", say::record_or_replay()));
  }
  hall_.history(id, [this, what, done = std::move(done)](History history) {
    if (history.events.empty()) return done(answer_for(history.absence));
    work_out([what, events = std::move(history.events)] { return retold(what, events); }, done);
  });
}

}  // namespace parlor::server
