#pragma once

#include <span>
#include <string>
#include <vector>

#include "table/table.h"
#include "wire/json.h"

/// A game as a file: docs/record.md.
namespace parlor::wire {

struct Record {
  std::vector<table::Event> events;
  table::Table table;  // as the events leave it
  std::string commitment;
  std::string seed;
  std::vector<std::string> texts;  // in the order of the seats
};

/// What a record says of itself before it is played through.
Result<Record> read_unplayed_record(const json::object& object,
                                    std::span<const GameKind> games = all_games());

/// The record of a game. One that is not over tells its seed only to who may know the dice to come.
json::object record_json(const std::vector<table::Event>& events, const table::Table& table,
                         const std::string& seed_to_come = {});

/// Whether it is a record of a format that is known at all; an error says why not.
Result<json::object> read_record_file(std::string_view text);

/// Reads a record and plays it through: an error says what does not fit together. Whether the dice
/// were honest is another question (`fair::verify`).
Result<Record> read_record(const json::object& object,
                           std::span<const GameKind> games = all_games());
Result<Record> read_record(std::string_view text);

/// What happened, with the position after each throw, play and takeback.
json::object replay_json(const std::vector<table::Event>& events);

}  // namespace parlor::wire
