#include "cli/named_bot.h"

#include <algorithm>

#include "bots/list.h"
#include "cli/messages.h"
#include "cli/text.h"
#include "core/words.h"
#include "engines/seats.h"
#include "engines/uci_seat.h"
#include "sheets/text_file.h"

namespace parlor::cli {
namespace {

constexpr std::uintmax_t largest_net = 256 << 20;

}  // namespace

Result<std::string> read_net(const std::string& path) {
  return sheets::read_text(path, largest_net);
}

Result<bots::AnyBot> named_bot(const AnyGame& game, std::string_view name) {
  const std::size_t at = name.find('@');
  if (at == std::string_view::npos || name.starts_with(engines::uci_prefix)) {
    return engines::make_seat(game, name);
  }
  const std::string path(name.substr(at + 1));
  const auto net = read_net(path);
  if (!net) return net.error();
  auto bot = bots::make_bot(game, name.substr(0, at), {*net});
  if (!bot) return Error{say::in_file(arg::Text(path), bot.error().message)};
  return bot;
}

std::vector<std::string> listed_names(std::string_view list) {
  std::vector<std::string> names;
  while (true) {
    const std::size_t comma = std::min(list.find(','), list.size());
    names.emplace_back(trimmed(list.substr(0, comma)));
    if (comma == list.size()) return names;
    list.remove_prefix(comma + 1);
  }
}

}  // namespace parlor::cli
