#pragma once

#include <array>

#include "core/message.h"

/// What is said of engines at a table, and to who speaks UCI to ours.
namespace parlor::engines::say {

using arg::Text;

// Engines that play for us.
inline constexpr Template<Text> no_program{"engines.no_program",
                                           "There is no program {program} on the path."};
inline constexpr Template<Text, Text> cannot_start{"engines.cannot_start",
                                                   "{program} cannot be started: {words}."};
inline constexpr Template<> without_net{"engines.without_net",
                                        "An engine plays without a net of ours."};
inline constexpr Template<Text, Text> no_option{"engines.no_option",
                                                "{program} has no option {name}."};
inline constexpr Template<Text, Text, std::int64_t> hangs{
    "engines.hangs", "{program} hangs: it did not {what} within {time} milliseconds."};
inline constexpr Template<Text, std::int64_t> hangs_after_stop{
    "engines.hangs_after_stop",
    "{program} hangs: it did not answer within {time} milliseconds of being told to stop."};
inline constexpr Template<Text, Text> gone{"engines.gone", "{program} is gone: {words}."};
inline constexpr Template<Text, Text, Message> illegal_play{"engines.illegal_play",
                                                            "{program} played {play}: {problem}"};
inline constexpr Template<> no_program_named{
    "engines.no_program_named", "After uci: comes the engine's program, as in uci:stockfish."};
inline constexpr Template<Text> option_form{"engines.option_form",
                                            "An option of an engine is written name=value, not "
                                            "\"{text}\", as in uci:stockfish?UCI_Elo=2000."};
inline constexpr Template<Text> only_chess{"engines.only_chess",
                                           "UCI engines play chess, not {game}."};

// What others say to our engine.
inline constexpr Template<Text> go_word{"engines.go_word",
                                        "go knows depth, nodes, movetime, wtime, btime, winc, "
                                        "binc, movestogo and infinite, not \"{text}\"."};
inline constexpr Template<Text> go_number{"engines.go_number",
                                          "After \"{text}\" go needs a number."};
inline constexpr Template<> position_form{"engines.position_form",
                                          "position needs startpos or fen after it."};
inline constexpr Template<> setoption_form{
    "engines.setoption_form", "setoption needs name and value: setoption name Hash value 64."};

/// Those that never reach a page.
inline constexpr auto terminal_messages = std::to_array<const AnyTemplate*>(
    {&no_program, &cannot_start, &without_net, &no_option, &hangs, &hangs_after_stop, &gone,
     &illegal_play, &no_program_named, &option_form, &only_chess, &go_word, &go_number,
     &position_form, &setoption_form});

}  // namespace parlor::engines::say
