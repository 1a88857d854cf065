#include <utility>

#include "core/guidance.h"
#include "core/words.h"
#include "games/list.h"
#include "server/agreed_setup.h"
#include "server/api.h"
#include "server/messages.h"
#include "table/messages.h"
#include "wire/message_json.h"
#include "wire/record_json.h"
#include "wire/rules_json.h"
#include "wire/view_json.h"

namespace parlor::server {
namespace {

using wire::Fields;
using wire::json::object;

Answer told(const object& body) { return {200, "application/json", wire::json::serialize(body)}; }
Answer bad_request(const Message& message) { return refusal(400, "bad_request", message); }

Answer bad_rules(const Error& error, const std::vector<sheets::Problem>& problems) {
  wire::json::array lines;
  for (const sheets::Problem& problem : problems) {
    object line{{"line", problem.line}};
    wire::add_text(line, "message", problem.message);
    lines.push_back(std::move(line));
  }
  object told{{"code", "bad_rules"}, {"problems", std::move(lines)}};
  wire::add_message(told, error.message);
  return {400, "application/json", wire::json::serialize(object{{"error", std::move(told)}})};
}

/// The game, and the position in it, that a question is about.
struct Question {
  object body;
  Setup setup;
  AnyGame game;
  AnyState state;
};

std::variant<Question, Answer> read_question(const std::string& text, bool with_position) {
  auto body = wire::read_object(text);
  if (!body) return bad_request(body.error().message);
  Question question;
  question.body = *std::move(body);
  Fields fields(question.body);
  const std::string id = fields.text("game");
  if (fields.error()) return bad_request(fields.error()->message);
  const auto kind = find_game(id);
  if (!kind) return refusal(404, "no_such_game", kind.error().message);
  std::vector<sheets::Problem> problems;
  auto setup = agreed_setup(*kind, question.body, &problems);
  if (!setup) return bad_rules(setup.error(), problems);
  question.setup = *std::move(setup);
  // A position tells who plays; where nobody was named, the seats are taken from it.
  const std::string position = fields.text_or("position", "");
  if (fields.error()) return bad_request(fields.error()->message);
  auto game = kind->make(question.setup);
  if (!game) return bad_rules(game.error(), {});
  question.game = *std::move(game);
  question.state = question.game->start();
  if (!with_position || position.empty()) return question;
  if (position == "opening") {
    question.state = question.game->opening();
    return question;
  }
  auto state = question.game->read_position(position);
  if (!state && question.setup.players == 0 && question.setup.seats.empty()) {
    for (const int players : kind->info().players) {
      Setup other = question.setup;
      other.players = players;
      const auto another = kind->make(other);
      if (!another) continue;
      auto found = (*another)->read_position(position);
      if (!found) continue;
      question.setup = std::move(other);
      question.game = *another;
      state = std::move(found);
      break;
    }
  }
  if (!state) return refusal(400, "bad_position", state.error().message);
  question.state = *std::move(state);
  return question;
}

Answer position(const Question& question) {
  wire::json::array seats;
  for (const Seat seat : question.game->seats(question.state)) {
    seats.push_back(
        object{{"seat", seat.index()}, {"name", wire::text(question.game->seat_name(seat))}});
  }
  return told({{"view", wire::view_json(*question.game, question.state)},
               {"rules", object{{"title", wire::text(question.game->rules_name())},
                                {"values", wire::values_json(*question.game)}}},
               {"seats", std::move(seats)}});
}

Answer next(const Question& question) {
  Fields fields(question.body);
  const auto steps = fields.has("steps") ? fields.texts("steps") : std::vector<std::string>();
  if (fields.error()) return bad_request(fields.error()->message);
  if (steps.size() > 64) return bad_request(say::too_many_steps());
  const auto shown = preview(*question.game, question.state, steps);
  if (!shown) return refusal(400, "illegal", shown.error().message);
  return told(
      {{"next", wire::next_json(shown->next)}, {"pieces", wire::pieces_json(shown->pieces)}});
}

Answer judge(const Question& question) {
  Fields fields(question.body);
  Attempt attempt;
  if (fields.has("steps")) attempt.steps = fields.texts("steps");
  attempt.from = fields.text_or("from", "");
  attempt.to = fields.text_or("to", "");
  attempt.play = fields.text_or("play", "");
  if (fields.error()) return bad_request(fields.error()->message);
  if (attempt.play.empty() && (attempt.from.empty() || attempt.to.empty())) {
    return bad_request(say::judge_form());
  }
  if (attempt.steps.size() > 64 || attempt.play.size() > 1000)
    return bad_request(say::play_too_long());
  return told(wire::ruling_json(ruling_on(*question.game, question.state, attempt)));
}

Answer throw_in(const Question& question, const std::vector<int>& dice) {
  const GameFace& game = *question.game;
  if (!game.actor(question.state).is_chance()) return bad_request(say::no_throw_due());
  const int due = game.to_throw(question.state).dice;
  bool fits = static_cast<int>(dice.size()) == due;
  for (const int die : dice) fits = fits && die >= 1 && die <= 6;
  if (!fits) return bad_request(say::dice_form(due));
  const Roll roll = due == 1 ? Roll(dice[0]) : Roll(dice[0], dice[1]);
  return told({{"view", wire::view_json(game, game.thrown(question.state, roll))},
               {"steps", wire::json::array()},
               {"play", ""}});
}

Answer play(const Question& question) {
  Fields fields(question.body);
  const GameFace& game = *question.game;
  if (fields.has("dice")) {
    const auto dice = fields.numbers("dice");
    if (fields.error()) return bad_request(fields.error()->message);
    return throw_in(question, dice);
  }
  std::string text = fields.text_or("play", "");
  if (text.empty() && fields.has("steps")) text = join(fields.texts("steps"), " ");
  if (fields.error()) return bad_request(fields.error()->message);
  if (text.size() > 1000) return bad_request(say::play_too_long());
  if (!game.actor(question.state).is_player()) return bad_request(say::nobody_plays());
  if (text.empty()) {
    const auto only = game.only_play(question.state);
    if (!only) return refusal(400, "illegal", table::say::step_first());
    text = *only;
  }
  const Judged judged = game.judge_play(question.state, text);
  if (!judged.ruling.legal) return refusal(400, "illegal", judged.ruling.message);
  return told({{"view", wire::view_json(game, judged.after)},
               {"steps", wire::steps_json(judged.steps)},
               {"play", wire::text(text)}});
}

Answer sheet_told(std::string_view path) {
  const std::size_t slash = path.find('/');
  const auto kind = find_game(path.substr(0, slash));
  if (!kind) return refusal(404, "no_such_game", kind.error().message);
  Setup setup;
  setup.sheet = slash == std::string_view::npos ? kind->info().sheets.front().id
                                                : std::string(path.substr(slash + 1));
  const auto game = kind->make(setup);
  if (!game) return refusal(404, "bad_rules", game.error().message);
  return told(wire::told_rules(**game, setup));
}

Answer replay(const std::string& text) {
  wire::json::error_code code;
  const wire::json::value body = wire::json::parse(text, code);
  const object* record = nullptr;
  if (!code && body.is_object()) {
    if (const auto* inner = body.get_object().if_contains("record")) record = inner->if_object();
  }
  if (record == nullptr) return bad_request(say::replay_form(arg::Text(R"({"record": ...})")));
  const auto read = wire::read_record(*record);
  if (!read) return refusal(400, "bad_record", read.error().message);
  return told(wire::replay_json(read->events));
}

}  // namespace

Answer answer_about_rules(const Request& request) {
  constexpr std::string_view rules = "/api/rules/";
  const std::string_view path = request.path;
  if (path.starts_with(rules) && request.method != "POST") {
    return sheet_told(path.substr(rules.size()));
  }
  if (request.method == "POST" && path == "/api/replay") return replay(request.body);
  using Handler = Answer (*)(const Question&);
  static constexpr std::pair<std::string_view, Handler> handlers[] = {
      {"/api/position", position},
      {"/api/next", next},
      {"/api/judge", judge},
      {"/api/play", play},
      {"/api/rules",
       [](const Question& question) {
         return told(wire::told_rules(*question.game, question.setup));
       }},
  };
  for (const auto& [name, handler] : handlers) {
    if (name != path) continue;
    if (request.method != "POST") return refusal(405, "bad_request", say::wants_post());
    const auto question = read_question(request.body, path != "/api/rules");
    if (const auto* answer = std::get_if<Answer>(&question)) return *answer;
    return handler(std::get<Question>(question));
  }
  return refusal(404, "bad_request", say::nothing_here());
}

}  // namespace parlor::server
