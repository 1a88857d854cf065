#include <string>

#include "positions.h"

namespace parlor::chess {
namespace {

std::string refusal(const Setup& setup) {
  const auto game = make(setup);
  return game.ok() ? "was made" : game.error().message;
}

TEST(ChessSetup, ThePlainSetupIsTheSheetOfTheBox) {
  EXPECT_EQ((*make({}))->rules_name(), "The box of six games");
  parlor::Setup named;
  named.sheet = "box";
  named.name = "Sunday chess";
  named.players = 2;
  EXPECT_EQ((*make(named))->rules_name(), "Sunday chess");
}

TEST(ChessSetup, WhatDoesNotExistIsRefusedByName) {
  parlor::Setup sheet;
  sheet.sheet = "royal";
  EXPECT_EQ(refusal(sheet), "Chess has no sheet called \"royal\"; its only one is box.");
  parlor::Setup option;
  option.settings.push_back({"huffing", true, 3});
  EXPECT_EQ(refusal(option),
            "Line 3: chess has no option called \"huffing\"; it has no options at all.");
  parlor::Setup players;
  players.players = 3;
  EXPECT_EQ(refusal(players), "Chess is played by two: White and Black.");
  parlor::Setup seats;
  seats.seats = SeatSet(Seat(1));
  EXPECT_EQ(refusal(seats), "Chess is played by two: White and Black.");
}

TEST(ChessSetup, TheInfoIsComplete) {
  const GameInfo& info = Chess::info();
  EXPECT_EQ(info.id, "chess");
  EXPECT_EQ(info.sheets.size(), 1U);
  EXPECT_EQ(info.sheets[0].values.size(), info.options.size());
  EXPECT_EQ(Chess().option_values().size(), info.options.size());
  EXPECT_FALSE(info.summary.empty());
  EXPECT_GE(Chess().rules_text().size(), 6U);
}

std::string row_of(const Picture& picture, int y) {
  std::string text;
  for (int x = 0; x < picture.width(); ++x) text += picture.at(x, y).text;
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

TEST(ChessPicture, ShowsTheBoardWithoutColours) {
  const Picture picture = Chess().picture(Chess().start());
  EXPECT_EQ(row_of(picture, 1),
            " 8 | r | n | b | q | k | b | n | r |   White KQRBNP (red), Black kqrbnp");
  EXPECT_EQ(row_of(picture, 3), " 7 | p | p | p | p | p | p | p | p |   Move 1: White to play.");
  EXPECT_EQ(row_of(picture, 9), " 4 |   | . |   | . |   | . |   | . |");
  EXPECT_EQ(row_of(picture, 17), "     a   b   c   d   e   f   g   h");
}

TEST(ChessPicture, SaysHowTheGameEnded) {
  const Picture mate = Chess().picture(test::at("R5k1/5ppp/8/8/8/8/8/4K3 b - -"));
  EXPECT_NE(row_of(mate, 3).find("White wins by checkmate."), std::string::npos);
  const Picture check = Chess().picture(test::at("R5k1/6pp/8/8/8/8/8/4K3 b - - 30 40"));
  EXPECT_NE(row_of(check, 3).find("Move 40: Black to play, in check."), std::string::npos);
}

}  // namespace
}  // namespace parlor::chess
