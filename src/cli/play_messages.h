#pragma once

#include <array>
#include <cstddef>

#include "core/message.h"

/// What is said in a game in the terminal.
namespace parlor::cli::say {
using arg::Play, arg::Seat, arg::Text;

// Before the game.
inline constexpr Template<> which_game{
    "cli.which_game", "Which game? `parlor rules` lists them; for example: parlor play parcheesi"};
inline constexpr Template<int, int> seats_disagree{
    "cli.seats_disagree", "--players says {players}, but --seats names {seats}."};
inline constexpr Template<Text, Text, Text> other_game{
    "cli.other_game", "{file} is a game of {game}, not of {asked}."};
inline constexpr Template<> brings_its_own{
    "cli.brings_its_own",
    "A saved game brings its own rules, seats and seed: leave those options out."};

inline constexpr Template<> none_kept{"cli.none_kept",
                                      "There is no game to go on with: none has been kept yet."};
inline constexpr Template<> is_kept{"cli.is_kept",
                                    "The game is kept: `parlor play --continue` goes on with it."};
inline constexpr Template<Text> put_aside{"cli.put_aside",
                                          "The game before is not over; it is in {file} now."};
inline constexpr Template<> one_to_go_on_with{
    "cli.one_to_go_on_with", "--continue and --load both name a game to go on with: choose one."};
inline constexpr Template<Text> set_how{
    "cli.set_how", "--set takes OPTION=VALUE, such as cube=true, not \"{text}\"."};

inline constexpr Template<Text, arg::List> no_option{
    "cli.no_option", "There is no option \"{name}\"; there are {options}."};
inline constexpr Template<Text, Text, arg::List> option_meant{
    "cli.option_meant",
    "There is no option \"{name}\"; did you mean {meant}? There are {options}."};
inline constexpr Template<Text> clock_how{
    "cli.clock_how",
    "--clock takes a time of at most a day, such as 5m, 5m+3s or 30s/turn, not \"{text}\"."};

// At the prompt.
inline constexpr Template<> dice_first{
    "cli.dice_first",
    "The dice come first: press Enter to throw; `help` tells what else there is."};
inline constexpr Template<> over_already{
    "cli.over_already", "The game is over: Enter leaves, `help` tells what else there is."};
inline constexpr Template<> goodbye{"cli.goodbye", "Goodbye."};
inline constexpr Template<Text> input_ended{
    "cli.input_ended", "The input has ended, so the game rests here: {position}"};
inline constexpr Template<> step_or_done{"cli.step_or_done",
                                         "Type a step, or `done` to play nothing."};
inline constexpr Template<> type_a_step{
    "cli.type_a_step", "Type a step by its number or in notation. For details: help"};
inline constexpr Template<> no_step_yet{
    "cli.no_step_yet", "There is nothing to take back: no step of this play is taken yet."};
inline constexpr Template<> no_step_left{"cli.no_step_left",
                                         "No step is left: Enter ends the play, `undo` goes back."};
inline constexpr Template<std::size_t> steps_are_numbered{"cli.steps_are_numbered",
                                                          "The steps are numbered 1 to {count}."};
inline constexpr Template<std::size_t> plays_are_numbered{"cli.plays_are_numbered",
                                                          "The plays are numbered 1 to {count}."};
inline constexpr Template<> take_a_play{
    "cli.take_a_play", "To take one of these, type its number; `steps` goes back to steps."};
inline constexpr Template<> ask_about_what{
    "cli.ask_about_what",
    "Ask about a step or a play: `why` and the step in notation, or its number."};
inline constexpr Template<Play> is_legal{"cli.is_legal", "{play} is a legal play."};
inline constexpr Template<Play> is_legal_so_far{
    "cli.is_legal_so_far", "{play} is legal so far; the play cannot end there."};

// The others.
inline constexpr Template<Seat> declines_draw{"cli.declines_draw", "{side} declines the draw."};
inline constexpr Template<Seat> declines_takeback{"cli.declines_takeback",
                                                  "{side} lets the play stand."};
inline constexpr Template<Text, Play> hint{"cli.hint", "The bot {bot} would play {play}."};
inline constexpr Template<Text, Play, int, int> hint_with_chances{
    "cli.hint_with_chances",
    "The bot {bot} would play {play}. In {games} games that easy bots played on from there, you "
    "won {percent} %."};

// What happens by itself.
inline constexpr Template<Seat> time_is_up{"cli.time_is_up", "{side} is out of time."};
inline constexpr Template<Seat> can_play_nothing{"cli.can_play_nothing",
                                                 "{side} can play nothing."};
inline constexpr Template<Seat, Text> can_play_nothing_with{"cli.can_play_nothing_with",
                                                            "{side} can play nothing with {dice}."};
inline constexpr Template<Seat, Play> only_play{"cli.only_play",
                                                "{side} has only one play: {play}."};
inline constexpr Template<Seat, Text, Play> only_play_with{
    "cli.only_play_with", "{side} has only one play with {dice}: {play}."};

// The screen.
inline constexpr Template<int> rows_are_hidden{
    "cli.rows_are_hidden",
    "The window hides {count} {count|row|rows} of the board: make it higher."};
inline constexpr Template<int> is_too_narrow{
    "cli.is_too_narrow", "The board is {count} columns wide: make the window wider."};

// Files.
inline constexpr Template<> save_where{"cli.save_where", "Name a file, as in: save evening.json"};
inline constexpr Template<> load_what{"cli.load_what", "Name a file, as in: load evening.json"};
inline constexpr Template<Text> saved{"cli.saved", "Saved in {file}."};
inline constexpr Template<Text> loaded{"cli.loaded", "Loaded {file}."};
inline constexpr Template<Text> no_game_there{
    "cli.no_game_there", "{file} is there already and is not a saved game: choose another name."};
inline constexpr Template<Text, Message> cannot_load{"cli.cannot_load",
                                                     "{file} cannot be loaded: {reason:low}"};
inline constexpr Template<> old_save{
    "cli.old_save",
    "It was saved by an older parlor, before games were saved as records; it is no longer read."};
inline constexpr Template<> not_begun{"cli.not_begun", "Its game has not begun."};
inline constexpr Template<> seed_is_secret{
    "cli.seed_is_secret",
    "Its game is not over, and the dice to come are a secret of the server it is played on."};

inline constexpr auto play_messages = std::to_array<const AnyTemplate*>({&no_option,
                                                                         &option_meant,
                                                                         &clock_how,
                                                                         &time_is_up,
                                                                         &rows_are_hidden,
                                                                         &is_too_narrow,
                                                                         &none_kept,
                                                                         &is_kept,
                                                                         &put_aside,
                                                                         &one_to_go_on_with,
                                                                         &set_how,
                                                                         &which_game,
                                                                         &seats_disagree,
                                                                         &other_game,
                                                                         &brings_its_own,
                                                                         &dice_first,
                                                                         &over_already,
                                                                         &goodbye,
                                                                         &input_ended,
                                                                         &step_or_done,
                                                                         &type_a_step,
                                                                         &no_step_yet,
                                                                         &no_step_left,
                                                                         &steps_are_numbered,
                                                                         &plays_are_numbered,
                                                                         &take_a_play,
                                                                         &declines_draw,
                                                                         &declines_takeback,
                                                                         &hint,
                                                                         &hint_with_chances,
                                                                         &ask_about_what,
                                                                         &is_legal,
                                                                         &is_legal_so_far,
                                                                         &can_play_nothing,
                                                                         &can_play_nothing_with,
                                                                         &only_play,
                                                                         &only_play_with,
                                                                         &save_where,
                                                                         &load_what,
                                                                         &saved,
                                                                         &loaded,
                                                                         &no_game_there,

                                                                         &cannot_load,
                                                                         &old_save,
                                                                         &not_begun,
                                                                         &seed_is_secret});

}  // namespace parlor::cli::say
