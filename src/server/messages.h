#pragma once

#include <array>

#include "core/message.h"

/// What the server says to pages, and to who starts it.
namespace parlor::server::say {

using arg::Text;

// New tables.
inline constexpr Template<> turn_clock{"server.turn_clock",
                                       "A turn's clock has 5 to 3600 seconds."};
inline constexpr Template<> game_clock{"server.game_clock",
                                       "A game's clock has 30 to 86400 seconds."};
inline constexpr Template<> increment{"server.increment", "An increment has 0 to 300 seconds."};
inline constexpr Template<> seats_form{"server.seats_form", "\"seats\" is a list of objects."};
inline constexpr Template<std::int64_t> no_seat{"server.no_seat",
                                                "There is no seat {seat} in this game."};
inline constexpr Template<> seat_kind{"server.seat_kind", "A seat's kind is \"open\" or \"bot\"."};
inline constexpr Template<> timeout_form{"server.timeout_form",
                                         "\"timeout\" is \"bot\" or \"lose\"."};
inline constexpr Template<std::int64_t> endless{
    "server.endless", "By these rules hardly any game would end within {most} throws and plays."};
inline constexpr Template<std::size_t> name_too_long{
    "server.name_too_long", "The name of a sheet has at most {most} letters."};
inline constexpr Template<std::size_t> too_many_options{"server.too_many_options",
                                                        "House rules set at most {most} options."};
inline constexpr Template<Text, Text> other_game{"server.other_game",
                                                 "These are rules for {theirs}, not for {ours}."};

// Questions about rules.
inline constexpr Template<> too_many_steps{"server.too_many_steps",
                                           "\"steps\" has at most 64 steps."};
inline constexpr Template<> judge_form{"server.judge_form",
                                       "Send \"from\" and \"to\", or \"play\"."};
inline constexpr Template<> play_too_long{"server.play_too_long", "That is too long for a play."};
inline constexpr Template<> no_throw_due{"server.no_throw_due",
                                         "No throw is due in this position."};
inline constexpr Template<int> dice_form{"server.dice_form",
                                         "\"dice\" has to be {count} numbers from 1 to 6."};
inline constexpr Template<> nobody_plays{"server.nobody_plays",
                                         "Nobody has to play in this position."};
inline constexpr Template<Text> replay_form{"server.replay_form",
                                            "Send {form} with a record of Parlor's."};

// Tables and their records.
inline constexpr Template<> no_such_table{"server.no_such_table",
                                          "There is no such table: the link may be cut or old."};
inline constexpr Template<> not_over{"server.not_over",
                                     "The game is not over: its record is made at the end."};
inline constexpr Template<> record_or_replay{"server.record_or_replay",
                                             "A table has /record and /replay."};
inline constexpr Template<> table_deleted{"server.table_deleted", "This table has been deleted."};
inline constexpr Template<> damaged{
    "server.damaged", "What is kept of this table is damaged: tell who runs this server."};
inline constexpr Template<> unreachable{
    "server.unreachable", "The games cannot be kept or read just now: try again in a moment."};
inline constexpr Template<> unknown_whether_kept{
    "server.unknown_whether_kept",
    "The games cannot be kept just now: whether this was done will be seen when they can."};

// Commands at a table.
inline constexpr Template<> commitment_form{
    "server.commitment_form",
    "To sit down, send a \"text_commitment\": the SHA-256 of TABLE:SEAT:TEXT in 64 hex digits."};
inline constexpr Template<> not_your_turn{"server.not_your_turn", "It is not your turn to play."};
inline constexpr Template<> stale{"server.stale", "Something has happened since: look again."};
inline constexpr Template<> others_faster{"server.others_faster",
                                          "Others were faster: look again."};
inline constexpr Template<> table_busy{"server.table_busy",
                                       "Too much is going on at this table: wait a moment."};
inline constexpr Template<> stopping_kept{"server.stopping_kept",
                                          "The server is being restarted; your game is kept."};
inline constexpr Template<int> messages_rate{"server.messages_rate",
                                             "At most {most} messages a second."};
inline constexpr Template<> far_too_many{"server.far_too_many",
                                         "Far too many messages: connect again and say less."};
inline constexpr Template<> not_binary{"server.not_binary", "Messages are JSON text, not binary."};

// Requests.
inline constexpr Template<> wants_post{"server.wants_post", "This wants a POST."};
inline constexpr Template<> nothing_here{
    "server.nothing_here", "There is nothing here; docs/protocol.md tells what there is."};
inline constexpr Template<> no_such_file{"server.no_such_file", "There is no such file."};
inline constexpr Template<> only_read{"server.only_read", "Files can only be read."};
inline constexpr Template<> operators_paths{"server.operators_paths",
                                            "Here are /metrics, /healthz and /readyz."};
inline constexpr Template<> other_host{
    "server.other_host",
    "This server is not reached by that name: who runs it gives its names with --origin."};
inline constexpr Template<> foreign_request{"server.foreign_request",
                                            "This request comes from another site's page."};
inline constexpr Template<> foreign_connection{"server.foreign_connection",
                                               "This connection comes from another site's page."};
inline constexpr Template<int> too_slow{"server.too_slow",
                                        "A request has to be whole within {seconds} seconds."};
inline constexpr Template<int> body_too_large{"server.body_too_large",
                                              "A request has at most {most} bytes."};
inline constexpr Template<std::size_t> head_too_large{
    "server.head_too_large", "The head of a request has at most {most} bytes."};
inline constexpr Template<std::size_t> trailers_too_large{
    "server.trailers_too_large",
    "The trailers of a request, and what a chunk says beside its size, have at most {most} bytes."};
inline constexpr Template<Text> not_http{"server.not_http", "This is no HTTP request: {words}."};

// Limits.
inline constexpr Template<> too_many_ask{"server.too_many_ask",
                                         "Too many ask for this at once: try again."};
inline constexpr Template<> too_busy{"server.too_busy", "The server is too busy: try again."};
inline constexpr Template<> table_full{"server.table_full",
                                       "There are too many people at this table: try again later."};
inline constexpr Template<> server_full{"server.server_full",
                                        "The server is full: try again later."};
inline constexpr Template<> stopping{"server.stopping",
                                     "The server is being restarted: try again in a moment."};
inline constexpr Template<int> requests_rate{"server.requests_rate",
                                             "At most {most} requests a second from one address."};
inline constexpr Template<int> tables_rate{"server.tables_rate",
                                           "At most {most} tables an hour from one address."};
inline constexpr Template<int> connections_limit{"server.connections_limit",
                                                 "At most {most} connections from one address."};
inline constexpr Template<> too_much_under_way{
    "server.too_much_under_way",
    "Too much is on its way to or from your address: wait until it has arrived."};

// Who starts the server.
inline constexpr Template<Text> not_an_address{
    "server.not_an_address",
    "\"{address}\" is no IP address: 127.0.0.1 is this machine, 0.0.0.0 all its networks."};
inline constexpr Template<int, Text, Text, int> port_taken{
    "server.port_taken",
    "Port {port} on {address} is taken by another program: choose another port, such as "
    "{flags}port {other}, or {flags}port 0 for any that is free."};
inline constexpr Template<int, Text, Text> port_not_permitted{
    "server.port_not_permitted",
    "Port {port} on {address} is not for everybody to open: choose one from 1024 on, such as "
    "{flags}port 8080."};
inline constexpr Template<Text, Text> address_not_ours{
    "server.address_not_ours",
    "{address} is no address of this machine: {flags}address 0.0.0.0 takes all it has."};
inline constexpr Template<int, Text, Text> port_failed{
    "server.port_failed", "Port {port} on {address} cannot be served: {words}."};

inline constexpr auto messages = std::to_array<const AnyTemplate*>({&turn_clock,
                                                                    &game_clock,
                                                                    &increment,
                                                                    &seats_form,
                                                                    &no_seat,
                                                                    &seat_kind,
                                                                    &timeout_form,
                                                                    &endless,
                                                                    &name_too_long,
                                                                    &too_many_options,
                                                                    &other_game,
                                                                    &too_many_steps,
                                                                    &judge_form,
                                                                    &play_too_long,
                                                                    &no_throw_due,
                                                                    &dice_form,
                                                                    &nobody_plays,
                                                                    &replay_form,
                                                                    &no_such_table,
                                                                    &not_over,
                                                                    &record_or_replay,
                                                                    &table_deleted,
                                                                    &damaged,
                                                                    &unreachable,
                                                                    &unknown_whether_kept,
                                                                    &commitment_form,
                                                                    &not_your_turn,
                                                                    &stale,
                                                                    &others_faster,
                                                                    &table_busy,
                                                                    &stopping_kept,
                                                                    &messages_rate,
                                                                    &far_too_many,
                                                                    &not_binary,
                                                                    &wants_post,
                                                                    &nothing_here,
                                                                    &no_such_file,
                                                                    &only_read,
                                                                    &operators_paths,
                                                                    &other_host,
                                                                    &foreign_request,
                                                                    &foreign_connection,
                                                                    &too_slow,
                                                                    &body_too_large,
                                                                    &head_too_large,
                                                                    &trailers_too_large,
                                                                    &not_http,
                                                                    &too_many_ask,
                                                                    &too_busy,
                                                                    &table_full,
                                                                    &server_full,
                                                                    &stopping,
                                                                    &requests_rate,
                                                                    &tables_rate,
                                                                    &connections_limit,
                                                                    &too_much_under_way});

/// Those that never reach a page.
inline constexpr auto terminal_messages = std::to_array<const AnyTemplate*>(
    {&not_an_address, &port_taken, &port_not_permitted, &address_not_ours, &port_failed});

}  // namespace parlor::server::say
