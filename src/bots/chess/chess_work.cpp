#include "bots/chess/chess_knowledge.h"
#include "bots/signature/own_work.h"
#include "bots/signature/search_work.h"

namespace parlor::bots {

Done chess_search_work(const AnyGame& game) { return search_work<ChessKnowledge>(game); }

}  // namespace parlor::bots
