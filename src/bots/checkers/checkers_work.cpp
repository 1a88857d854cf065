#include "bots/checkers/checkers_knowledge.h"
#include "bots/signature/own_work.h"
#include "bots/signature/search_work.h"

namespace parlor::bots {

Done checkers_search_work(const AnyGame& game) { return search_work<CheckersKnowledge>(game); }

}  // namespace parlor::bots
