#include "bots/backgammon/encoding.h"
#include "bots/signature/net_work.h"
#include "bots/signature/own_work.h"

namespace parlor::bots {

Done backgammon_net_work(const AnyGame& game) {
  return net_work<BackgammonEncoding, backgammon_net>(game);
}

}  // namespace parlor::bots
