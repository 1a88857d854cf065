#include <utility>

#include "core/guidance.h"
#include "core/words.h"
#include "fair/seed.h"
#include "fair/texts.h"
#include "server/hall.h"
#include "server/live.h"
#include "server/messages.h"
#include "wire/client_message.h"

/// What guests say: read, and answered or made a command of.
namespace parlor::server {
namespace {

using namespace table;

/// The beginning of a turn is asked for most, and was worked out when it was told.
Result<Preview> shown_after(const Live& live, const std::vector<std::string>& steps) {
  if (!steps.empty() || !live.player()) {
    return preview(live.table.game(), live.table.state(), steps);
  }
  return Preview{live.table.game().pieces(live.table.state()), live.prospect().first};
}

}  // namespace

/// A message that is being heard; one overload for each kind, so that a forgotten one does not
/// compile.
struct Hall::Hearing {
  Hall& hall;
  const LivePtr& live;
  const std::shared_ptr<Guest>& guest;
  std::int64_t id = 0;
  std::optional<std::int64_t> last;

  void operator()(Command&& command) const {
    if (auto* sit = std::get_if<Sit>(&command)) {
      sit->key = hashed(live->table.agreement().salt, sit->key);
      if (!fair::is_commitment(sit->text_commitment)) {
        return hall.refuse(guest, id, {"bad_text", say::commitment_form(), {}});
      }
    }
    if (auto* ask = std::get_if<AskRematch>(&command)) ask->table = fair::random_id(10);
    hall.submit(live, {.order = {std::move(command), guest->token, hall.loop_.now()},
                       .guest = guest,
                       .id = id,
                       .last = last});
  }
  void operator()(wire::AskSteps&& ask) const {
    hall.ask_steps(live, guest, id, std::move(ask.steps));
  }
  void operator()(wire::Undo&& /*undo*/) const {
    std::vector<std::string> steps = live->trying.value_or(std::vector<std::string>());
    if (!steps.empty()) steps.pop_back();
    hall.ask_steps(live, guest, id, std::move(steps));
  }
  void operator()(wire::AskWhy&& why) const {
    hall.answer(guest, from_server::RulingGiven{
                           id, ruling_on(live->table.game(), live->table.state(), why.attempt)});
  }
  void operator()(wire::Say&& say) const { hall.say(*live, guest, id, say.phrase); }
  void operator()(wire::AskState&& /*ask*/) const {
    hall.answer(guest, from_server::State{id, hall.now_text(*live, *guest)});
  }
  void operator()(wire::Ping&& /*ping*/) const {
    hall.answer(guest, from_server::Pong{id, hall.loop_.now()});
  }
};

void Hall::hear(const std::shared_ptr<Guest>& guest, std::string_view text) {
  ++metrics_.messages_in;
  const auto found = tables_.find(guest->table);
  if (found == tables_.end()) return;
  auto message = wire::read_client_message(text);
  if (!message) {
    return refuse(guest, wire::client_message_id(text),
                  {"bad_message", message.error().message, {}});
  }
  const LivePtr live = found->second;
  std::visit(Hearing{*this, live, guest, message->id, message->last}, (*std::move(message)).what);
}

void Hall::ask_steps(const LivePtr& live, const std::shared_ptr<Guest>& guest, std::int64_t id,
                     std::vector<std::string> steps) {
  const auto due = live->table.due();
  const bool mine = due && !due->throws && guest->seats.contains(due->seat);
  if (!mine) {
    return refuse(guest, id, {"not_your_turn", say::not_your_turn(), {}});
  }
  auto shown = shown_after(*live, steps);
  if (!shown) {
    const Ruling ruling = live->table.game().judge_steps(live->table.state(), join(steps, " "));
    return refuse(guest, id, {"illegal", shown.error().message, ruling.clause});
  }
  answer(guest, from_server::NextSteps{id, steps, *shown});
  if (live->trying == steps) return;
  live->trying = steps;
  broadcast(*live, from_server::Preview{due->seat, std::move(steps), *std::move(shown)},
            guest.get());
}

/// Phrases are told and forgotten: no game has to be replayed with them.
void Hall::say(Live& live, const std::shared_ptr<Guest>& guest, std::int64_t id,
               const std::string& phrase) {
  if (const auto refusal = live.said.say(live.table, guest->token, phrase, time_at(live))) {
    return refuse(guest, id, *refusal);
  }
  const Remark& remark = live.said.latest().back();
  tell_said(live, remark);
  store_.tell("parlor_presence", cat(live.id, ' ', remark.seat.index(), " said ", remark.phrase));
  answer(guest, from_server::Done{id, live.table.number()});
}

void Hall::tell_said(Live& live, const Remark& remark) {
  broadcast(live, from_server::Said{remark});
}

}  // namespace parlor::server
