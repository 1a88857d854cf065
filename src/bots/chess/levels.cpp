#include "bots/chess/levels.h"

#include <array>

#include "bots/chess/chess_knowledge.h"
#include "bots/search_levels.h"
#include "bots/simple.h"

namespace parlor::bots {
namespace {

constexpr SearchLevel easy{{.deepest = 1, .blur = 140}, 64 * kilobyte};
constexpr SearchLevel medium{{.deepest = 3, .blur = 60}, 256 * kilobyte};
constexpr SearchLevel hard{{.deepest = 6, .blur = 15}, 4 * megabyte};
/// As deep as its time goes. Where nobody sets a time, about two seconds.
constexpr SearchLevel expert{{.most_nodes = 2'000'000}, 64 * megabyte};

constexpr std::array<BotEntry<chess::Chess>, 5> entries{{
    {{"easy", "looks one move ahead, with half an eye on the pieces", true},
     make_searcher<ChessKnowledge, easy>},
    {{"medium", "looks three moves ahead and misjudges a little", true},
     make_searcher<ChessKnowledge, medium>},
    {{"hard", "looks six moves ahead", true}, make_searcher<ChessKnowledge, hard>},
    {{"expert", "looks as far ahead as its time allows", true},
     make_searcher<ChessKnowledge, expert>},
    {{"random", "takes any play", false}, make_plain<chess::Chess, RandomPlayer<chess::Chess>>},
}};

}  // namespace

BotEntries<chess::Chess> chess_bots() { return entries; }

}  // namespace parlor::bots
