#include "engines/seats.h"

#include "bots/list.h"
#include "engines/messages.h"
#include "engines/uci_seat.h"

namespace parlor::engines {

Result<bots::AnyBot> make_seat(const AnyGame& game, std::string_view name,
                               const bots::Supplies& supplies) {
  if (!name.starts_with(uci_prefix)) return bots::make_bot(game, name, supplies);
  if (!supplies.net.empty()) return Error{say::without_net()};
  return make_uci_seat(game, name);
}

}  // namespace parlor::engines
