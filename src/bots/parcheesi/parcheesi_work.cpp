#include "bots/parcheesi/encoding.h"
#include "bots/signature/net_work.h"
#include "bots/signature/own_work.h"

namespace parlor::bots {

Done parcheesi_net_work(const AnyGame& game) {
  return net_work<ParcheesiEncoding, parcheesi_net>(game);
}

}  // namespace parlor::bots
