#include "bots/checkers/levels.h"

#include <array>

#include "bots/checkers/checkers_knowledge.h"
#include "bots/search_levels.h"
#include "bots/simple.h"

namespace parlor::bots {
namespace {

constexpr SearchLevel easy{{.deepest = 1, .blur = 40}, 64 * kilobyte};
constexpr SearchLevel medium{{.deepest = 3, .blur = 20}, 256 * kilobyte};
constexpr SearchLevel hard{{.deepest = 6, .blur = 8}, 2 * megabyte};
/// As deep as its time goes. Where nobody sets a time, about a second.
constexpr SearchLevel expert{{.most_nodes = 3'000'000}, 64 * megabyte};

using checkers::Checkers;

constexpr std::array<BotEntry<Checkers>, 5> entries{{
    {{"easy", "looks one move ahead, with half an eye on the board", true},
     make_searcher<CheckersKnowledge, easy>},
    {{"medium", "looks three moves ahead and misjudges a little", true},
     make_searcher<CheckersKnowledge, medium>},
    {{"hard", "looks six moves ahead", true}, make_searcher<CheckersKnowledge, hard>},
    {{"expert", "looks as far ahead as its time allows", true},
     make_searcher<CheckersKnowledge, expert>},
    {{"random", "takes any play", false}, make_plain<Checkers, RandomPlayer<Checkers>>},
}};

}  // namespace

BotEntries<Checkers> checkers_bots() { return entries; }

}  // namespace parlor::bots
