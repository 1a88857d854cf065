#pragma once

#include <string>

#include "fair/texts.h"

/// How a client sits down: it commits to a text, and reveals it once everybody sits.
namespace parlor::test {

/// What the person of a seat adds to the dice.
inline std::string text_of_seat(int seat) {
  return "text-of-the-person-of-seat-" + std::to_string(seat);
}

/// `more`: further fields, each with a comma before it.
inline std::string sit_message(const std::string& table, int seat, const std::string& name,
                               int id = 1, const std::string& more = "") {
  return R"({"do":"sit","id":)" + std::to_string(id) + R"(,"seat":)" + std::to_string(seat) +
         R"(,"name":")" + name + R"(","text_commitment":")" +
         fair::text_commitment(table, Seat(seat), text_of_seat(seat)) + '"' + more + '}';
}

inline std::string reveal_message(int seat, const std::string& text, int id = 2) {
  return R"({"do":"reveal","id":)" + std::to_string(id) + R"(,"seat":)" + std::to_string(seat) +
         R"(,"text":")" + text + "\"}";
}

}  // namespace parlor::test
