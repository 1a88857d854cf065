#pragma once

#include <array>
#include <deque>
#include <optional>
#include <string>

#include "table/command.h"

namespace parlor::table {

inline constexpr int most_phrases = 60;  // of one seat in an hour
inline constexpr std::size_t remembered_phrases = 50;

/// A phrase that somebody said.
struct Remark {
  Seat seat;
  std::string phrase;
  Millis at = 0;
  std::int64_t after = 0;  // the last event of the table by then
  bool operator==(const Remark&) const = default;
};

/// What is said at a table, beside its game: the latest of it, which nothing follows from and
/// nobody has to replay. Tables made long ago have phrases among their events.
class Conversation {
 public:
  /// Whoever this is says a phrase; why not, if something is against it.
  std::optional<Refusal> say(const Table& table, const std::string& token,
                             const std::string& phrase, Millis now);
  /// Something was said, here or at another server.
  void add(Remark remark);
  [[nodiscard]] const std::deque<Remark>& latest() const { return latest_; }

 private:
  struct Hour {
    Millis since = 0;
    int phrases = 0;
  };
  [[nodiscard]] bool has_said_enough(Seat seat, Millis now) const;

  std::deque<Remark> latest_;
  std::array<Hour, max_seats> hours_{};
};

}  // namespace parlor::table
