#include <istream>
#include <ostream>
#include <utility>

#include "cli/hint.h"
#include "cli/play_loop.h"
#include "cli/play_messages.h"
#include "cli/style.h"
#include "cli/text.h"
#include "core/words.h"

// The part of the loop in which the others have a say: offers, advice, another game.
namespace parlor::cli {

using table::Offer;
using table::Sitter;

/// Bots answer at once; people are asked one by one.
PlayLoop::After PlayLoop::offer(Offer offer) {
  if (const auto refusal = sitting_.ask(acting(), table::MakeOffer{offer})) {
    say(refusal->message);
    return After::same;
  }
  for (const Seat seat : sitting_.table().seats_with(Sitter::person)) {
    const auto& open = sitting_.table().offer();
    if (!open) break;
    if (open->accepted.contains(seat) || sitting_.table().chair(seat).handed) continue;
    const bool agrees = agrees_to(seat, offer);
    const table::Command answer =
        agrees ? table::Command(table::Accept{offer}) : table::Command(table::Decline{offer});
    if (const auto refusal = sitting_.ask(seat, answer)) say(refusal->message);
  }
  show_news();
  return After::acted;
}

/// Only a yes is one.
bool PlayLoop::agrees_to(Seat seat, Offer offer) {
  const std::string name = capitalised(sitting_.game().seat_name(seat));
  const Style style(console_.colour);
  console_.out << ' '
               << style.bold(cat(name,
                                 offer == Offer::draw ? ", do you agree to a draw"
                                                      : ", may the last play be taken back",
                                 "? yes or no ▸ "))
               << std::flush;
  std::string line;
  std::getline(console_.in, line);
  if (!console_.terminal) console_.out << '\n';
  const std::string_view answer = trimmed(line);
  return answer == "y" || answer == "yes" || answer == "Y" || answer == "Yes";
}

PlayLoop::After PlayLoop::show_hint() {
  const table::Table& table = sitting_.table();
  const auto hint =
      hint_for(table.shared_game(), table.state(), static_cast<std::uint64_t>(table.number()));
  if (!hint) {
    say(hint.error().message);
  } else if (hint->games == 0) {
    say(say::hint(arg::Text(hint->bot), arg::Play(hint->play)));
  } else {
    say(say::hint_with_chances(arg::Text(hint->bot), arg::Play(hint->play), hint->games,
                               hint->percent));
  }
  return After::same;
}

PlayLoop::After PlayLoop::rematch() {
  auto next = sitting_.rematch(games_);
  if (!next) {
    say(next.error().message);
    return After::same;
  }
  sitting_ = *std::move(next);
  begin_at(0, {});
  return After::acted;
}

}  // namespace parlor::cli
