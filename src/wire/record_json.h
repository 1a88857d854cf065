#pragma once

#include <string>
#include <vector>

#include "table/table.h"
#include "wire/json.h"

/// A finished game as a file: docs/record.md.
namespace parlor::wire {

struct Record {
  std::vector<table::Event> events;
  table::Table table;  // as the events leave it
  std::string commitment;
  std::string seed;
  std::vector<std::string> texts;  // in the order of the seats
};

/// What a record says of itself before it is played through.
Result<Record> read_unplayed_record(const json::object& object);

/// The record of a game that is over.
json::object record_json(const std::vector<table::Event>& events, const table::Table& table);

/// Whether it is a record of a format that is known at all; an error says why not.
Result<json::object> read_record_file(std::string_view text);

/// Reads a record and plays it through: an error says what does not fit together. Whether the dice
/// were honest is another question (`fair::verify`).
Result<Record> read_record(const json::object& object);
Result<Record> read_record(std::string_view text);

/// What happened, with the position after each throw, play and takeback.
json::object replay_json(const std::vector<table::Event>& events);

}  // namespace parlor::wire
