#include "core/message.h"

#include <gtest/gtest.h>

#include "core/messages.h"

namespace parlor {
namespace {

constexpr Template<arg::Kind, arg::Place, arg::Seat> is_others{"test.is_others",
                                                               "The {kind} on {at} is {other}'s."};
constexpr Template<arg::Seat, int> has_pieces{"test.has_pieces",
                                              "{who} has {count} {count|piece|pieces}."};
constexpr Template<arg::Term> term_first{"test.term_first", "{pawns} move. {pawns} jump."};
constexpr Template<Message, Message> by_authority{"test.by_authority", "{ruling} ({authority}.)"};
constexpr Template<> our_reading{"test.our_reading", "our reading"};
constexpr Template<arg::Seat> whose_turn{"test.whose_turn", "{who} to throw"};
constexpr Template<arg::List, arg::List> lists{"test.lists", "Of {all}, play {any}."};

TEST(Message, IsSaidInEnglishWithItsArguments) {
  const Message message = is_others(arg::Kind("man"), arg::Place(5), arg::Seat("dark"));
  EXPECT_EQ(english(message), "The man on 5 is dark's.");
  EXPECT_EQ(message.id(), "test.is_others");
  EXPECT_EQ(message.says().names[1], "at");
}

TEST(Message, CountsInTheFormThatGoesWithTheNumber) {
  EXPECT_EQ(english(has_pieces(arg::Seat("White"), 1)), "White has 1 piece.");
  EXPECT_EQ(english(has_pieces(arg::Seat("White"), 12)), "White has 12 pieces.");
}

TEST(Message, BeginsItsSentencesWithACapitalAndAPhraseWithout) {
  EXPECT_EQ(english(has_pieces(arg::Seat("yellow"), 2)), "Yellow has 2 pieces.");
  EXPECT_EQ(english(term_first(arg::Term("pawns", "movers"))), "Movers move. Movers jump.");
  EXPECT_EQ(english(whose_turn(arg::Seat("yellow"))), "yellow to throw");
}

TEST(Message, StandsWithinAnother) {
  EXPECT_EQ(english(by_authority(has_pieces(arg::Seat("red"), 2), our_reading())),
            "Red has 2 pieces. (our reading.)");
  EXPECT_EQ(english(on_line(4, term_first(arg::Term("pawns", "Pawns")))),
            "Line 4: pawns move. Pawns jump.");
  EXPECT_EQ(english(on_line(0, our_reading())), "our reading");
}

TEST(Message, ListsWhatGoesTogetherOrInstead) {
  const std::vector<std::string> plays{"1-5", "1-6", "2-6"};
  EXPECT_EQ(english(lists(all_of<arg::Place>(std::vector<int>{1, 2}), any_of<arg::Play>(plays))),
            "Of 1 and 2, play 1-5, 1-6 or 2-6.");
}

TEST(Message, IsTheSameWhereIdAndArgumentsAre) {
  EXPECT_EQ(has_pieces(arg::Seat("red"), 2), has_pieces(arg::Seat("red"), 2));
  EXPECT_NE(has_pieces(arg::Seat("red"), 2), has_pieces(arg::Seat("red"), 3));
  EXPECT_EQ(Message(), Message(""));
}

TEST(Message, CarriesAFinishedSentenceUntilItIsDeclared) {
  const Message plain = "Any {braces} stay.";
  EXPECT_TRUE(plain.is_plain());
  EXPECT_EQ(english(plain), "Any {braces} stay.");
}

}  // namespace
}  // namespace parlor
