#pragma once

#include <array>

#include "core/message.h"

/// The rules of Chinese checkers in plain words.
namespace parlor::chinese_checkers::say {

inline constexpr Template<> box_title{"chinese_checkers.box_title", "What is in the box"};
inline constexpr Template<> box_small{
    "chinese_checkers.box_small",
    "The box holds six games. This one takes its star board and six pegs for every player."};
inline constexpr Template<> box_large{
    "chinese_checkers.box_large",
    "The large star is not in the box of six games: it takes a board of its own and ten pegs for "
    "every player."};

inline constexpr Template<> object_title{"chinese_checkers.object_title", "The object"};
inline constexpr Template<int> object{
    "chinese_checkers.object",
    "Bring your {pegs} pegs from your point of the star to the point straight across, before "
    "anybody else brings theirs."};

inline constexpr Template<> setup_title{"chinese_checkers.setup_title", "Setting up"};
inline constexpr Template<int, int> setup_star{
    "chinese_checkers.setup_star",
    "The star has {holes} holes: a hexagon in the middle and six points of {pegs} holes. Everybody "
    "fills one point with pegs of one colour."};
inline constexpr Template<> setup_few{
    "chinese_checkers.setup_few",
    "Two players sit at opposite points, three at every other point."};
inline constexpr Template<> setup_many{
    "chinese_checkers.setup_many",
    "Two players sit at opposite points, three at every other point, four at two pairs of opposite "
    "points, six at all of them."};
inline constexpr Template<arg::List> setup_seats{
    "chinese_checkers.setup_seats", "In this game sit {colours}, named clockwise from the top."};

inline constexpr Template<> turns_title{"chinese_checkers.turns_title", "Turns"};
inline constexpr Template<arg::Seat> turns_order{
    "chinese_checkers.turns_order",
    "You agree on who starts: here it is {colour}. Then turns pass to the left, clockwise round "
    "the star."};
inline constexpr Template<> turns_duty{
    "chinese_checkers.turns_duty",
    "On your turn you move one peg. If none of yours can move, your turn passes; otherwise you "
    "must move (our reading)."};

inline constexpr Template<> moving_title{"chinese_checkers.moving_title", "Moving a peg"};
inline constexpr Template<> moving_steps{
    "chinese_checkers.moving_steps",
    "A peg steps into an empty hole right next to it, along any of the lines: sideways or "
    "slantwise, forwards or backwards."};
inline constexpr Template<> moving_jumps{
    "chinese_checkers.moving_jumps",
    "Or it jumps: over one peg right next to it, no matter whose, into the empty hole straight "
    "behind. From there it may jump again, in any direction, as often as it finds a peg to jump "
    "over. You may stop after any jump. Nothing is ever taken off the board."};
inline constexpr Template<> moving_either{
    "chinese_checkers.moving_either",
    "A step and a jump do not mix in one move, and a chain of jumps that comes back to where it "
    "began is no move (our reading)."};
inline constexpr Template<> moving_anywhere{
    "chinese_checkers.moving_anywhere",
    "Any hole may be passed through or stopped in, points that belong to others as well (our "
    "reading)."};

inline constexpr Template<> winning_title{"chinese_checkers.winning_title", "Winning"};
inline constexpr Template<> winning_in_pairs{
    "chinese_checkers.winning_in_pairs",
    "You are across when your pegs fill the point opposite. A pair wins as soon as both partners "
    "are across at the same time (our reading)."};
inline constexpr Template<> winning_across{"chinese_checkers.winning_across",
                                           "You win when all your pegs are across."};
inline constexpr Template<> winning_past_pegs{
    "chinese_checkers.winning_past_pegs",
    "Nobody can stop you by staying at home: a hole of your goal where a peg of the colour that "
    "starts in that point stands counts as filled, but only when your pegs fill every other hole "
    "of it, and those of yours that find no room stand at its door, each in a hole next to that "
    "point (our reading). A third player's peg there does not count as yours: wait until it "
    "leaves."};
inline constexpr Template<> winning_by_others{
    "chinese_checkers.winning_by_others",
    "It makes no difference who fills the last hole: a colour that moves a peg back home can bring "
    "the colour opposite across (our reading)."};

inline constexpr Template<> partners_title{"chinese_checkers.partners_title", "Partners"};
inline constexpr Template<> partners_two_pairs{
    "chinese_checkers.partners_two_pairs",
    "Those who sit opposite are partners, two pairs in all."};
inline constexpr Template<> partners_three_pairs{
    "chinese_checkers.partners_three_pairs",
    "Those who sit opposite are partners, three pairs in all."};
inline constexpr Template<> partners_help{
    "chinese_checkers.partners_help",
    "As long as you are across, you may use your turn to move one of your partner's pegs instead "
    "of one of your own. If you move one of your own pegs out again, you are no longer across (our "
    "reading)."};
inline constexpr Template<> partners_goal{
    "chinese_checkers.partners_goal",
    "Your partner starts in your goal, and pegs of your partner that still stand there do not "
    "count as yours: you are not each other's opponents (our reading)."};

inline constexpr Template<> variations_title{"chinese_checkers.variations_title", "Variations"};
inline constexpr Template<> variations_large{
    "chinese_checkers.variations_large",
    "On the large star of 121 holes everybody has ten pegs, and two, three, four or six play."};
inline constexpr Template<> variations_pairs{
    "chinese_checkers.variations_pairs",
    "Four or six may play in pairs, on either star (our reading): whoever is across helps the "
    "partner."};

inline constexpr auto tell_messages = std::to_array<const AnyTemplate*>({&box_title,
                                                                         &box_small,
                                                                         &box_large,
                                                                         &object_title,
                                                                         &object,
                                                                         &setup_title,
                                                                         &setup_star,
                                                                         &setup_few,
                                                                         &setup_many,
                                                                         &setup_seats,
                                                                         &turns_title,
                                                                         &turns_order,
                                                                         &turns_duty,
                                                                         &moving_title,
                                                                         &moving_steps,
                                                                         &moving_jumps,
                                                                         &moving_either,
                                                                         &moving_anywhere,
                                                                         &winning_title,
                                                                         &winning_in_pairs,
                                                                         &winning_across,
                                                                         &winning_past_pegs,
                                                                         &winning_by_others,
                                                                         &partners_title,
                                                                         &partners_two_pairs,
                                                                         &partners_three_pairs,
                                                                         &partners_help,
                                                                         &partners_goal,
                                                                         &variations_title,
                                                                         &variations_large,
                                                                         &variations_pairs});

}  // namespace parlor::chinese_checkers::say
