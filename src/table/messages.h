#pragma once

#include <array>

#include "core/message.h"

/// What is said at a table: why a command is refused, why an event does not fit, and the phrases
/// that people may say.
namespace parlor::table::say {

using arg::List, arg::Seat, arg::Text;

// Sitting down.
inline constexpr Template<> too_much_happened{
    "table.too_much_happened", "Too much has happened at this table: make another one."};
inline constexpr Template<List, Text> bad_level{"table.bad_level",
                                                "A bot is {levels}, not \"{text}\"."};
inline constexpr Template<> seat_kept{"table.seat_kept", "This seat is kept for somebody."};
inline constexpr Template<> by_invitation{
    "table.by_invitation", "This seat is by invitation: open the link you were sent."};
inline constexpr Template<> needs_cookie{
    "table.needs_cookie", "Who sits down needs a cookie, so that the seat stays theirs."};
inline constexpr Template<> bad_name{"table.bad_name", "A name has 1 to 24 letters."};
inline constexpr Template<> about_to_begin{"table.about_to_begin",
                                           "Everybody sits: the game is about to begin."};
inline constexpr Template<> begun_resign{"table.begun_resign",
                                         "The game has begun: resign, or let a bot play for you."};
inline constexpr Template<> nobody_sits_there{"table.nobody_sits_there", "Nobody sits there."};
inline constexpr Template<> leave_your_own{"table.leave_your_own",
                                           "You can only leave a seat of your own."};
inline constexpr Template<> seat_still_open{
    "table.seat_still_open", "A seat is still open: wait for somebody, or seat a bot."};
inline constexpr Template<> not_your_seat{"table.not_your_seat", "This seat is not yours."};
inline constexpr Template<> keep_your_text{
    "table.keep_your_text", "Keep your text until everybody sits: then it is asked for."};
inline constexpr Template<> text_settled{"table.text_settled",
                                         "The text of this seat is settled already."};
inline constexpr Template<> other_text{
    "table.other_text", "This is not the text that you committed to when you sat down."};
inline constexpr Template<> no_such_seat{"table.no_such_seat",
                                         "There is no such seat in this game."};
inline constexpr Template<int> seat_not_free{"table.seat_not_free",
                                             "Seat {seat} is not free in this game."};
inline constexpr Template<> begun{"table.begun", "The game has begun."};
inline constexpr Template<> not_begun{"table.not_begun", "The game has not begun."};
inline constexpr Template<> seat_taken{"table.seat_taken", "Somebody sits there already."};
inline constexpr Template<> watching{"table.watching",
                                     "You are watching; only who sits at the table can do this."};
inline constexpr Template<> only_host_seats_bot{
    "table.only_host_seats_bot",
    "This seat is by invitation: only who made the table can give it to a bot."};

// Playing.
inline constexpr Template<> step_first{"table.step_first",
                                       "There is something to play: take a step first."};
inline constexpr Template<> no_bot_due{"table.no_bot_due", "No bot has to act for this seat now."};
inline constexpr Template<> bot_too_late{"table.bot_too_late", "The bot was too late for this."};
inline constexpr Template<> cannot_hand_over{"table.cannot_hand_over",
                                             "This seat cannot be handed to a bot now."};
inline constexpr Template<> no_game{"table.no_game", "No game is going on."};
inline constexpr Template<> no_bot_for_you{"table.no_bot_for_you",
                                           "No bot plays for you, or you have resigned."};
inline constexpr Template<> time_used_up{"table.time_used_up",
                                         "Your time for this game is used up; the bot plays on."};
inline constexpr Template<> over{"table.over", "The game is over."};
inline constexpr Template<> still_going{"table.still_going", "The game is still going on."};
inline constexpr Template<Seat> has_to_throw{"table.has_to_throw",
                                             "It is not your turn: {side} has to throw."};
inline constexpr Template<Seat> has_to_play{"table.has_to_play",
                                            "It is not your turn: {side} has to play."};
inline constexpr Template<> nobody_has_to_play{"table.nobody_has_to_play",
                                               "It is not your turn: nobody has to play."};
inline constexpr Template<> bot_plays_for_you{"table.bot_plays_for_you",
                                              "A bot is playing for you at the moment."};
inline constexpr Template<> play_the_dice{"table.play_the_dice", "The dice are thrown: play them."};
inline constexpr Template<> throw_first{"table.throw_first", "Throw first, then play."};

// Agreeing.
inline constexpr Template<> offer_stands{"table.offer_stands",
                                         "An offer stands already: it has to be answered."};
inline constexpr Template<> nothing_to_take_back{
    "table.nothing_to_take_back",
    "There is nothing to take back: nothing of yours was played since the last throw, or this "
    "table does not allow it."};
inline constexpr Template<> enough_asides{
    "table.enough_asides", "You have offered, answered and set enough in this game: play on."};
inline constexpr Template<> no_such_offer{"table.no_such_offer", "No such offer stands any more."};
inline constexpr Template<> others_answer{"table.others_answer",
                                          "The others have to answer your offer."};
inline constexpr Template<> next_is_made{"table.next_is_made", "The next table is made already."};

// Talking.
inline constexpr Template<> only_phrases{"table.only_phrases",
                                         "Only the phrases of the list can be said."};
inline constexpr Template<int> enough_phrases{"table.enough_phrases",
                                              "At most {most} phrases an hour."};
inline constexpr Template<> phrase_hello{"table.phrase_hello", "Hello!"};
inline constexpr Template<> phrase_good_luck{"table.phrase_good_luck", "Good luck!"};
inline constexpr Template<> phrase_well_played{"table.phrase_well_played", "Well played."};
inline constexpr Template<> phrase_nice_throw{"table.phrase_nice_throw", "Nice throw!"};
inline constexpr Template<> phrase_ouch{"table.phrase_ouch", "Ouch."};
inline constexpr Template<> phrase_oops{"table.phrase_oops", "Oops."};
inline constexpr Template<> phrase_thinking{"table.phrase_thinking", "Let me think."};
inline constexpr Template<> phrase_your_turn{"table.phrase_your_turn", "It is your turn."};
inline constexpr Template<> phrase_one_moment{"table.phrase_one_moment", "One moment, please."};
inline constexpr Template<> phrase_thanks{"table.phrase_thanks", "Thank you."};
inline constexpr Template<> phrase_sorry{"table.phrase_sorry", "Sorry!"};
inline constexpr Template<> phrase_good_game{"table.phrase_good_game", "Good game."};
inline constexpr Template<> phrase_again{"table.phrase_again", "Another game?"};
inline constexpr Template<> phrase_bye{"table.phrase_bye", "Good night."};

// Events of a log or a record.
inline constexpr Template<std::int64_t, Message> in_event{"table.in_event",
                                                          "Event {number}: {problem}"};
inline constexpr Template<std::int64_t, std::int64_t> event_due{
    "table.event_due", "Event {due} is due, not {number}."};
inline constexpr Template<> event_older{"table.event_older",
                                        "An event cannot be older than the one before it."};
inline constexpr Template<> begins_with_made{"table.begins_with_made",
                                             "A table begins with the event that makes it."};
inline constexpr Template<> made_once{"table.made_once", "A table is made once."};
inline constexpr Template<Message> misfit{"table.misfit", "This event does not fit here: {why}."};
inline constexpr Template<> fit_made_once{"table.fit_made_once", "a table is made once"};
inline constexpr Template<> fit_seat_not_open{"table.fit_seat_not_open", "the seat is not open"};
inline constexpr Template<> fit_nobody_can_leave{"table.fit_nobody_can_leave",
                                                 "nobody can leave this seat"};
inline constexpr Template<> fit_seat_open_or_begun{"table.fit_seat_open_or_begun",
                                                   "a seat is open, or the game has begun"};
inline constexpr Template<> fit_no_text_due{"table.fit_no_text_due",
                                            "no text of this seat is to be revealed"};
inline constexpr Template<> fit_texts_missing{"table.fit_texts_missing",
                                              "not all texts are revealed"};
inline constexpr Template<> fit_no_throw_due{"table.fit_no_throw_due", "no such throw is due"};
inline constexpr Template<> fit_no_play_due{"table.fit_no_play_due", "no play of this seat is due"};
inline constexpr Template<> fit_nothing_to_offer{"table.fit_nothing_to_offer",
                                                 "nothing can be offered"};
inline constexpr Template<> fit_no_such_offer{"table.fit_no_such_offer", "no such offer stands"};
inline constexpr Template<> fit_cannot_take_back{"table.fit_cannot_take_back",
                                                 "this cannot be taken back"};
inline constexpr Template<> fit_no_clock{"table.fit_no_clock", "no clock of this seat is running"};
inline constexpr Template<> fit_in_those_hands{"table.fit_in_those_hands",
                                               "the seat is in those hands already"};
inline constexpr Template<> fit_cannot_resign{"table.fit_cannot_resign", "this seat cannot resign"};
inline constexpr Template<> fit_only_seated_say{"table.fit_only_seated_say",
                                                "only who sits at the table can say something"};
inline constexpr Template<> fit_only_seated_set{"table.fit_only_seated_set",
                                                "only who sits at the table can set something"};
inline constexpr Template<> fit_no_game{"table.fit_no_game", "no game is going on"};
inline constexpr Template<> fit_other_end{"table.fit_other_end", "the game did not end like this"};
inline constexpr Template<> fit_only_players_want{"table.fit_only_players_want",
                                                  "only who played can want another game"};
inline constexpr Template<> fit_no_other_game{"table.fit_no_other_game",
                                              "there is no other game to go on to"};

inline constexpr auto messages = std::to_array<const AnyTemplate*>({&too_much_happened,
                                                                    &bad_level,
                                                                    &seat_kept,
                                                                    &by_invitation,
                                                                    &needs_cookie,
                                                                    &bad_name,
                                                                    &about_to_begin,
                                                                    &begun_resign,
                                                                    &nobody_sits_there,
                                                                    &leave_your_own,
                                                                    &seat_still_open,
                                                                    &not_your_seat,
                                                                    &keep_your_text,
                                                                    &text_settled,
                                                                    &other_text,
                                                                    &no_such_seat,
                                                                    &seat_not_free,
                                                                    &begun,
                                                                    &not_begun,
                                                                    &seat_taken,
                                                                    &watching,
                                                                    &only_host_seats_bot,
                                                                    &step_first,
                                                                    &no_bot_due,
                                                                    &bot_too_late,
                                                                    &cannot_hand_over,
                                                                    &no_game,
                                                                    &no_bot_for_you,
                                                                    &time_used_up,
                                                                    &over,
                                                                    &still_going,
                                                                    &has_to_throw,
                                                                    &has_to_play,
                                                                    &nobody_has_to_play,
                                                                    &bot_plays_for_you,
                                                                    &play_the_dice,
                                                                    &throw_first,
                                                                    &offer_stands,
                                                                    &nothing_to_take_back,
                                                                    &enough_asides,
                                                                    &no_such_offer,
                                                                    &others_answer,
                                                                    &next_is_made,
                                                                    &only_phrases,
                                                                    &enough_phrases,
                                                                    &phrase_hello,
                                                                    &phrase_good_luck,
                                                                    &phrase_well_played,
                                                                    &phrase_nice_throw,
                                                                    &phrase_ouch,
                                                                    &phrase_oops,
                                                                    &phrase_thinking,
                                                                    &phrase_your_turn,
                                                                    &phrase_one_moment,
                                                                    &phrase_thanks,
                                                                    &phrase_sorry,
                                                                    &phrase_good_game,
                                                                    &phrase_again,
                                                                    &phrase_bye,
                                                                    &in_event,
                                                                    &event_due,
                                                                    &event_older,
                                                                    &begins_with_made,
                                                                    &made_once,
                                                                    &misfit,
                                                                    &fit_made_once,
                                                                    &fit_seat_not_open,
                                                                    &fit_nobody_can_leave,
                                                                    &fit_seat_open_or_begun,
                                                                    &fit_no_text_due,
                                                                    &fit_texts_missing,
                                                                    &fit_no_throw_due,
                                                                    &fit_no_play_due,
                                                                    &fit_nothing_to_offer,
                                                                    &fit_no_such_offer,
                                                                    &fit_cannot_take_back,
                                                                    &fit_no_clock,
                                                                    &fit_in_those_hands,
                                                                    &fit_cannot_resign,
                                                                    &fit_only_seated_say,
                                                                    &fit_only_seated_set,
                                                                    &fit_no_game,
                                                                    &fit_other_end,
                                                                    &fit_only_players_want,
                                                                    &fit_no_other_game});

}  // namespace parlor::table::say
