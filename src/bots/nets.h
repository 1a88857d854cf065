#pragma once

#include <memory>
#include <string_view>

#include "bots/entry.h"
#include "bots/net_file.h"

/// The nets that come with the program. Their files stand in `nets/`; the build puts them into the
/// program, so that it plays from any folder, and in a browser.
namespace parlor::bots {

std::string_view parcheesi_net();
std::string_view backgammon_net();

/// The net a bot was given, or else the one of the program, which all bots share.
template <class Encoding>
Result<std::shared_ptr<const typename Encoding::NetType>> net_for(const Supplies& supplies,
                                                                  std::string_view built_in) {
  using NetType = const typename Encoding::NetType;
  if (!supplies.net.empty()) {
    auto read = read_net<Encoding>(supplies.net);
    if (!read) return read.error();
    return std::shared_ptr<NetType>(*read, &(*read)->net);
  }
  static const auto shared = read_net<Encoding>(built_in);
  if (!shared) return shared.error();
  return std::shared_ptr<NetType>(*shared, &(*shared)->net);
}

}  // namespace parlor::bots
