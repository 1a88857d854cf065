#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

#include "core/message.h"

namespace parlor {

/// Why input was refused: something a person can act on.
struct Error {
  Message message;

  [[nodiscard]] std::string sentence() const { return english(message); }
};

/// A value, or the reason there is none. For input: inside the program, assertions.
template <class Value>
class [[nodiscard]] Result {
 public:
  Result(Value value) : held_(std::move(value)) {}  // NOLINT(google-explicit-constructor)
  Result(Error error) : held_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] bool ok() const { return std::holds_alternative<Value>(held_); }
  explicit operator bool() const { return ok(); }
  const Value& operator*() const& { return value(); }
  Value&& operator*() && { return std::move(*this).value(); }
  const Value* operator->() const { return &value(); }
  [[nodiscard]] const Value& value() const& {
    assert(ok());
    return *std::get_if<Value>(&held_);
  }
  [[nodiscard]] Value&& value() && {
    assert(ok());
    return std::move(*std::get_if<Value>(&held_));
  }
  [[nodiscard]] const Error& error() const {
    assert(!ok());
    return *std::get_if<Error>(&held_);
  }

 private:
  std::variant<Value, Error> held_;
};

}  // namespace parlor
