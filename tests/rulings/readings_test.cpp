#include <gtest/gtest.h>

#include "core/words.h"
#include "games/list.h"

/// Every reading of the rules that is ours, with an attempt on which the arbiter's ruling rests on
/// it and one that looks alike and does not; or why no ruling can rest on it, and then the rules as
/// they are told have to mark it.
namespace parlor::test::rulings {
namespace {

struct Table {
  std::string game;
  std::string sheet;
  std::vector<OptionSetting> settings = {};
  int players = 0;
};

struct Try {
  Table table;
  std::string position;  // empty: the start of a game
  std::string play;
  std::vector<std::string> before = {};  // what was played from the position on
};

struct OurReading {
  std::string name;
  Try resting;
  Try apart;  // no table: whatever is tried there, the ruling rests on the reading
};

std::ostream& operator<<(std::ostream& out, const OurReading& reading) {
  return out << reading.name;
}

Table by(const std::string& sheet) { return {"parcheesi", sheet}; }
Table pairs() { return {"parcheesi", "russian", {{"pairs", std::string("on"), 0}}}; }
Table of(const std::string& game) { return {game, ""}; }
Table star() { return {"chinese_checkers", "", {}, 2}; }
Table star_pairs() { return {"chinese_checkers", "", {{"pairs", true, 0}}, 4}; }
Table snake_to_one() { return {"snakes_ladders", "", {{"snakes", PairList{{18, 1}}, 0}}}; }

AnyGame game_at(const Table& table) {
  Setup setup;
  setup.sheet = table.sheet;
  setup.settings = table.settings;
  setup.players = table.players;
  const auto game = find_game(table.game)->make(setup);
  EXPECT_TRUE(game.ok()) << table.game;
  return *game;
}

std::string said(const Try& attempt) {
  const AnyGame game = game_at(attempt.table);
  auto state = attempt.position.empty() ? Result<AnyState>(game->start())
                                        : game->read_position(attempt.position);
  for (const std::string& play : attempt.before) {
    if (state) state = game->taken(*state, play);
  }
  EXPECT_TRUE(state.ok()) << attempt.position;
  return state ? game->judge(*state, attempt.play).sentence : "";
}

bool is_marked(const std::string& sentence) {
  return sentence.find("our reading") != std::string::npos;
}

const std::string nobody = " b:S,S,S,S ";
const std::string opening_31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

const std::string both_but_one =
    "y:k8,k10,k12,l9,l11,m10 b:d15,d17,d19,e16,e18,f17 "
    "g:a10,b9,b11,c8,c10,d13 p:h3,i2,i4,j1,j3,j5 y";

std::vector<std::string> twice(std::vector<std::string> plays) {
  const std::vector<std::string> once = plays;
  plays.insert(plays.end(), once.begin(), once.end());
  return plays;
}
const std::vector<std::string> kings_there_and_back{"1-6", "32-27", "6-1", "27-32"};
const std::vector<std::string> chess_there_and_back{"e1e2", "e8e7", "e2e1", "e7e8"};

const std::vector<OurReading> all_readings{
    // Parcheesi.
    {"nest: a space holds no third piece",
     {by("nest"), "y:S,7,10,10" + nobody + "y 3-6", "7>10"},
     {by("royal"), "y:S,7,10,10" + nobody + "y 3-6", "7>10"}},
    {"nest: no third piece on ENTER either",
     {by("nest"), "y:S,S,5,5" + nobody + "y 5-2", "S>5"},
     {by("nest"), "y:S,S,S,S r:S,S,5,5 y 5-2", "S>5"}},
    {"box: a five that cannot enter moves a mover",
     {by("box"), "y:S,S,S,20 r:S,S,5,5 y 5-2", "20>22"},
     {by("box"), "y:S,S,S,20 r:S,S,5,5 y 4-2", "20>22"}},
    {"box: a five moved past a block on ENTER is allowed by it",
     {by("box"), "y:S,S,S,20 r:S,S,5,5 y 5-2", "20>25 25>27"},
     {by("box"), "y:S,S,5,5 r:S,S,S,S y 5-2", "5>10 10>12"}},
    {"classic: one pawn taking both dice goes die by die",
     {by("classic"), "y:S,S,S,20" + nobody + "y 4-3", "20>27"},
     {by("royal"), "y:S,S,S,20" + nobody + "y 4-3", "20>27"}},
    {"classic: it touches down between, so not on a held safety space",
     {by("classic"), "y:S,S,S,10 r:S,S,S,12 y 2-1", "10>12 12>13"},
     {by("classic"), "y:S,S,S,10 r:S,S,S,12 y 2-1", "10>12"}},
    {"classic: and captures there",
     {by("classic"), "y:S,S,S,10 r:S,S,S,13 y 3-1", "10x13 13>14 14>34+"},
     {by("classic"), "y:S,S,9,10 r:S,S,S,13 y 3-1", "10x13 9>10 10>30+"}},
    {"box: it touches down between, so not on its own block",
     {by("box"), "y:S,7,10,10" + nobody + "y 3-6", "7>10 10>16"},
     {by("box"), "y:S,7,10,10" + nobody + "y 3-6", "7>10"}},
    {"royal: a bonus step can capture and earn another bonus",
     {by("royal"), "y:S,S,S,10 r:S,S,S,13 g:S,S,S,37 y 3-4", "10x13 13>17 17x37+"},
     {by("royal"), "y:S,S,S,10 r:S,S,S,13 g:S,S,S,37 y 3-4", "10x13 13>17"}},
    {"nest: a reward can send back and earn another",
     {by("nest"), "y:S,S,S,10 r:S,S,S,13 g:S,S,S,37 y 3-4", "10x13 13>17 17x37+"},
     {by("nest"), "y:S,S,S,10 r:S,S,S,13 g:S,S,S,36 y 3-4", "10x13 13>17 17>37+"}},
    {"box: a bonus step can capture and earn another bonus",
     {by("box"), "y:S,S,10,40 r:S,S,S,13 g:S,S,S,33 y 3-4", "10x13 13x33+ 33>53+ 40>44"},
     {by("box"), "y:S,S,10,40 r:S,S,S,13 g:S,S,S,32 y 3-4", "10x13 13>33+ 40>44"}},
    {"royal: a bonus step can reach HOME",
     {by("royal"), "y:S,S,10,56 r:S,S,S,13 y 3-1", "10x13 13>14 56>H+"},
     {by("nest"), "y:S,S,10,56 r:S,S,S,13 y 3-1", "10x13 13>14 56>H+"}},
    {"russian: a bonus step can reach home, though dice are what its sheet speaks of",
     {by("russian"), "y:S,S,10,56 r:S,S,S,13 y 3-1", "10x13 56>H+"},
     {by("russian"), "y:S,S,10,56 r:S,S,S,13 y 3-1", "10x13 10>30+"}},
    {"royal: the pair rule is judged step by step",
     {by("royal"), "y:20,20,30,H" + nobody + "y 3-3", "20>23 20>23 23>27 23>27"},
     {by("royal"), "y:S,S,10,10" + nobody + "y 3-3", "10>13 10>13"}},
    {"russian: any order of bonuses and dice",
     {by("russian"), "y:S,S,10,40 r:S,S,S,13 y 3-1", "10x13 13>33+ 40>41"},
     {by("russian"), "y:S,S,10,40 r:S,S,S,13 y 3-1", "10x13 40>41 13>33+"}},
    {"royal: after a bonus no die is played, even if it now could be",
     {by("royal"), "y:S,S,S,10 r:S,S,13,17 y 3-4", "10x13 13>33+ 33>37"},
     {by("royal"), "y:S,S,S,10 r:S,S,S,13 y 3-1", "10x13 13>33+ 33>34"}},
    {"royal: bonuses come before any roll again",
     {by("royal"), "y:S,S,S,10 r:S,S,S,13 y 3-3", "10x13 13>16"},
     {by("royal"), "y:S,S,S,10 r:S,S,S,13 y 3-1", "10x13 13>14"}},
    {"royal: the other die first clears ENTER",
     {by("royal"), "y:S,5,5,20" + nobody + "y 5-2", "20>22 22>27"},
     {by("royal"), "y:S,S,S,20" + nobody + "y 5-2", "20>22 22>27"}},
    {"nest: of four counts the greatest total is played",
     {by("nest"), "y:h3,H,H,H r:S,S,S,S y 3-3", "h3>h6"},
     {by("nest"), "y:h3,S,S,S r:S,S,S,S y 4-3", "h3>h6"}},
    {"box: a win passes the duty to use dice",
     {by("box"), "y:54,H,H,H r:S,S,S,56 y 2-1", "54x56 56>H+"},
     {by("box"), "y:h5,H,H,H" + nobody + "y 2-1", "h5>h7 h7>H"}},
    {"nest: the highest throw of two dice starts", {by("nest"), "", "-"}, {by("royal"), "", "-"}},
    {"royal: those tied for the first turn throw again",
     {by("royal"), "y:S,S,S,S b:S,S,S,S r:S,S,S,S first y b", "-"},
     {by("royal"), "y:S,S,S,S b:S,S,S,S r:S,S,S,S first y9 b r", "-"}},
    {"russian: those tied for the first turn throw again",
     {by("russian"), "y:S,S,S,S b:S,S,S,S r:S,S,S,S first y b", "-"},
     {by("russian"), "y:S,S,S,S b:S,S,S,S r:S,S,S,S first y4 b r", "-"}},
    {"russian: the roll again cannot be declined",
     {by("russian"), "y:S,S,S,20" + nobody + "y d1", "-"},
     {by("russian"), "y:S,S,S,20" + nobody + "y", "-"}},
    {"royal: nor here",
     {by("royal"), "y:S,S,S,20" + nobody + "y d2", "-"},
     {by("royal"), "y:S,S,S,20" + nobody + "y d2", "20>22"}},
    {"box: movers that are HOME are not punished",
     {by("box"), "y:S,10,40,H" + nobody + "y 6-6 d2", "!10>S"},
     {by("box"), "y:S,S,10,40" + nobody + "y 6-6 d2", "!10>S"}},
    {"russian: pieces that are HOME are not punished",
     {by("russian"), "y:S,10,40,H" + nobody + "y 6-6 d2", "!10>S"},
     {by("russian"), "y:S,S,10,40" + nobody + "y 6-6 d2", "!10>S"}},
    {"russian: at the third doublets nothing moves",
     {by("russian"), "y:S,S,10,40" + nobody + "y 6-6 d2", "10>16"},
     {by("royal"), "y:S,S,10,40" + nobody + "y 6-6 d2", "10>16"}},
    {"pairs: counts left are lost when the fourth gets HOME",
     {pairs(), "y:h5,H,H,H b:S,S,S,S r:S,S,S,45 g:S,S,S,S y 3-1", "h5>H 45>46"},
     {pairs(), "y:h4,H,H,H b:S,S,S,S r:S,S,S,45 g:S,S,S,S y 3-1", "45>46"}},
    {"pairs: not even a pawn of the partner's enters then",
     {pairs(), "y:h5,H,H,H b:S,S,S,S r:S,S,S,S g:S,S,S,S y 5-3", "h5>H S>39"},
     {pairs(), "y:h5,20,H,H b:S,S,S,S r:S,S,S,S g:S,S,S,S y 5-3", "h5>H S>39"}},
    {"pairs: a partner's lone pawn on ENTER stops entering",
     {pairs(), "y:S,S,S,S b:S,S,S,S r:S,S,S,5 g:S,S,S,S y 5-3", "Sx5"},
     {pairs(), "y:S,S,S,S b:S,S,5,5 r:S,S,S,S g:S,S,S,S y 5-3", "S>5"}},
    {"pairs: a partner's lone pawn cannot be landed on",
     {pairs(), "y:S,S,S,10 b:S,S,S,S r:S,S,S,13 g:S,S,S,S y 3-1", "10x13"},
     {pairs(), "y:S,S,S,10 b:S,S,S,12 r:S,S,S,S g:S,S,S,S y 2-1", "10x12"}},
    {"pairs: a partner's blockade blocks",
     {pairs(), "y:S,S,S,10 b:S,S,S,S r:S,S,13,13 g:S,S,S,S y 4-1", "10>14"},
     {pairs(), "y:S,S,S,10 b:S,S,13,13 r:S,S,S,S g:S,S,S,S y 4-1", "10>14"}},
    {"pairs: whoever is HOME plays the partner's pawns",
     {pairs(), "y:H,H,H,H b:S,S,S,S r:S,S,S,45 g:S,S,S,S y 4-1", "45>46"},
     {pairs(), "y:S,S,S,20 b:S,S,S,S r:S,S,S,45 g:S,S,S,S y 4-1", "20>21"}},
    {"pairs: the penalty is then about the partner's pawns",
     {pairs(), "y:H,H,H,H b:S,S,S,S r:S,S,S,45 g:S,S,S,S y 6-6 d2", "!-"},
     {pairs(), "y:S,S,S,20 b:S,S,S,S r:S,S,S,45 g:S,S,S,S y 6-6 d2", "!-"}},

    // Backgammon.
    {"one man taking both dice touches down between",
     {of("backgammon"), "XGID=-b----E-C---eE---c-e----B-:0:0:1:55:0:0:0:0:10", "24/14"},
     {of("backgammon"), "XGID=-b----E-C---eE---c-e----B-:0:0:1:55:0:0:0:0:10", "24/19"}},
    {"the opening throw, ties again",
     {of("backgammon"), "", "8/5"},
     {of("backgammon"), "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "8/5"}},
    {"as many dice as possible are played",
     {of("backgammon"), opening_31, "8/5"},
     {of("backgammon"), "XGID=-------------b----b-----A-:0:0:1:65:0:0:0:0:10", "-"}},
    {"nor may one die keep another from being played",
     {of("backgammon"), "XGID=-------A----------b-A---b-:0:0:1:62:0:0:0:0:10", "7/1"},
     {of("backgammon"), "XGID=-------A----------b-A---b-:0:0:1:62:0:0:0:0:10", "20/18"}},
    {"the higher is played if only one can be",
     {of("backgammon"), "XGID=-------------b----------A-:0:0:1:65:0:0:0:0:10", "24/19"},
     {of("backgammon"), "XGID=-------------b----b-----A-:0:0:1:65:0:0:0:0:10", "24/18"}},

    // Checkers.
    {"men jump forward only",
     {of("checkers"), "B:W14,32:B18,1", "18x9"},
     {of("checkers"), "B:W32:B18,1", "18-14"}},
    {"kings move one square",
     {of("checkers"), "B:W32:BK1,5", "1-10"},
     {of("checkers"), "B:W32:B1,5", "1-10"}},
    {"crowning ends the move",
     {of("checkers"), "B:W27,26,17:B24", "24x31 31x22"},
     {of("checkers"), "B:W27,21:B24,17", "24x31 17x26"}},
    {"forty moves a side draw",
     {of("checkers"), "B:WK32:BK1:H80", "1-5"},
     {of("checkers"), "B:W9,14:B5", "5-9"}},
    {"the same position for the third time draws",
     {of("checkers"), "B:WK32:BK1", "1-6", twice(kings_there_and_back)},
     {of("checkers"), "B:WK32:BK1", "32-27", kings_there_and_back}},
    {"dark moves first", {of("checkers"), "", "22-18"}, {of("checkers"), "B:W22,32:B1,2", "22-18"}},

    // Chess.
    {"castling after the king or rook came back",
     {of("chess"), "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O"},
     {of("chess"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O"}},
    {"promotion cannot be declined",
     {of("chess"), "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8"},
     {of("chess"), "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k"}},
    {"fifty moves by each side end the game by themselves",
     {of("chess"), "4k3/8/8/8/8/8/R7/4K3 w - - 100 80", "a2a3"},
     {of("chess"), "4k3/8/8/8/8/8/8/4K3 w - - 100 80", "e1e2"}},
    {"the same position for the third time draws in chess",
     {of("chess"), "4k3/8/8/8/8/8/R7/4K3 w - - 0 1", "a2a3", twice(chess_there_and_back)},
     {of("chess"), "4k3/8/8/8/8/8/R7/4K3 w - - 0 1", "e1e3", chess_there_and_back}},
    {"White begins",
     {of("chess"), "", "e7e5"},
     {of("chess"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3", "e7e5"}},

    // Chinese checkers.
    {"only a colour that cannot move passes",
     {star(), "y:a10,b9,b11,c8,c10,c12 g:k8,k10,k12,l9,l11,m10 y", "-"},
     {star(), "y:a10,b9,b11,c8,c10,c12 g:k8,k10,k12,l9,l11,m10 y", "a10>k8"}},
    {"a chain that comes back is no move",
     {star(), "y:a10,b9,b11,c8,c10,d11 g:k8,k10,k12,l9,l11,m10 y", "c10>e12 e12>c10"},
     {star(), "y:a10,b9,b11,c8,c10,d11 g:k8,k10,k12,l9,l11,m10 y", "c10>c10"}},
    {"a win past pegs that stay at home",
     {star(), "y:i10,k8,k10,k12,l9,l11 g:a10,b9,b11,c8,c10,m10 y", "a10>b9", {"i10>j11"}},
     {star(), "y:j11,k8,k10,l9,l11,m10 g:a10,b9,b11,c8,c10,d13 y", "a10>b9", {"j11>k12"}}},
    {"a pair wins together",
     {star_pairs(), both_but_one, "d15>e14", {"d13>c12"}},
     {star_pairs(), both_but_one, "d15>e14"}},

    // Snakes & ladders.
    {"those tied for the first turn throw again",
     {of("snakes_ladders"), "y:1 b:1 r:1 first y b", "-"},
     {of("snakes_ladders"), "y:1 b:1 r:1 first y3 b r", "-"}},
    {"a held square is judged after the snake or ladder",
     {of("snakes_ladders"), "y:16 b:5 y 1-1", "16>18v5"},
     {of("snakes_ladders"), "y:12 b:19 y 5-2", "12>19"}},
    {"so is one to which a legal move leads",
     {of("snakes_ladders"), "y:13 b:5 y 4-1", "13>18v5=13"},
     {of("snakes_ladders"), "y:12 b:19 y 5-2", "12>19=12"}},
    {"square 1 sends nobody back",
     {snake_to_one(), "y:16 b:1 y 1-1", "16>18v1=16"},
     {snake_to_one(), "y:16 b:30 y 1-1", "16>18v1=16"}},
    {"square 1 is shared by whoever comes to it",
     {snake_to_one(), "y:16 b:1 y 1-1", "16>18v1"},
     {snake_to_one(), "y:16 b:30 y 1-1", "16>18v1"}},
};

class OurReadings : public testing::TestWithParam<OurReading> {};

TEST_P(OurReadings, AreNamedWhereARulingRestsOnThemAndNowhereElse) {
  const OurReading& reading = GetParam();
  const std::string resting = said(reading.resting);
  EXPECT_TRUE(is_marked(resting)) << reading.resting.position << ' ' << reading.resting.play
                                  << "\nis told: " << resting;
  const std::string apart = said(reading.apart);
  EXPECT_FALSE(apart.empty());
  EXPECT_FALSE(is_marked(apart)) << reading.apart.position << ' ' << reading.apart.play
                                 << "\nis told: " << apart;
}

INSTANTIATE_TEST_SUITE_P(All, OurReadings, testing::ValuesIn(all_readings));

/// A reading that no ruling can rest on, why not, and the words by which the rules tell it.
struct ToldReading {
  std::string name;
  Table table;
  std::string why_no_ruling;
  std::string words;
};

const std::vector<ToldReading> told_only{
    {"the numbers of the board", by("royal"), "a ruling names spaces by them",
     "numbers of the well-known board"},
    {"the russian sheet's coloured spaces", by("russian"),
     "a ruling says only that a piece is safe", "the twelve safety spaces of the well-known board"},
    {"two players sit across", by("royal"), "seats are taken before any ruling",
     "two players sit across"},
    {"nest: which way pieces and turns go", by("nest"), "spaces are numbered the way pieces move",
     "pieces move counterclockwise and turns pass clockwise"},
    {"bonuses left are lost with the roll", by("royal"), "a later roll knows nothing of them",
     "left are lost with the roll"},
    {"nobody has to play most bonuses", by("royal"), "every order is allowed alike",
     "nobody has to choose the order"},
    {"box: a capture may be left, or a series",
     {"checkers", "box"},
     "leaving it is no attempt of its own",
     "break off a series before its end (our reading)"},
    {"a draw of checkers by agreement", of("checkers"), "no play agrees on one",
     "when both players agree"},
    {"chinese checkers in pairs", star(), "pairs are agreed on before any ruling",
     "Four or six may play in pairs, on either star"},
};

class ToldReadings : public testing::TestWithParam<ToldReading> {};

TEST_P(ToldReadings, AreMarkedInTheRules) {
  bool marked = false;
  for (const RulesSection& section : game_at(GetParam().table)->rules_text()) {
    for (const std::string& paragraph : section.paragraphs) {
      const bool told = paragraph.find(GetParam().words) != std::string::npos;
      marked = marked || (told && (is_marked(section.title) || is_marked(paragraph)));
    }
  }
  EXPECT_TRUE(marked) << GetParam().name << ": no ruling, because " << GetParam().why_no_ruling;
}

INSTANTIATE_TEST_SUITE_P(All, ToldReadings, testing::ValuesIn(told_only));

}  // namespace
}  // namespace parlor::test::rulings
