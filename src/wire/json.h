#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "core/result.h"

namespace parlor::wire {

namespace json = boost::json;

inline json::string text(std::string_view view) { return json::string(view.data(), view.size()); }

inline json::array texts(const std::vector<std::string>& items) {
  json::array array;
  array.reserve(items.size());
  for (const std::string& item : items) array.push_back(text(item));
  return array;
}

inline std::string plain(const json::string& text) { return {text.data(), text.size()}; }

/// JSON that is serialised already: what many are told is serialised once.
struct JsonText {
  std::string text;
};
JsonText serialised(const json::value& value);
JsonText array_of(const std::vector<JsonText>& items);

/// A JSON object from text that anybody may have sent: bounded in depth, strict.
Result<json::object> read_object(std::string_view text);

/// The fields of an object, read one by one; the first that is missing or wrong becomes the error.
class Fields {
 public:
  explicit Fields(const json::object& object) : object_(object) {}

  [[nodiscard]] bool has(std::string_view name) const;
  std::string text(std::string_view name);
  std::string text_or(std::string_view name, std::string fallback);
  std::int64_t number(std::string_view name);
  std::int64_t number_within(std::string_view name, std::int64_t lowest, std::int64_t highest);
  std::int64_t number_or(std::string_view name, std::int64_t fallback);
  bool truth(std::string_view name);
  bool truth_or(std::string_view name, bool fallback);
  std::vector<std::string> texts(std::string_view name);
  std::vector<int> numbers(std::string_view name);
  /// Null where it is missing or no object.
  [[nodiscard]] const json::object* object(std::string_view name) const;
  [[nodiscard]] const json::array* array(std::string_view name) const;

  void refuse(parlor::Message message);
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

 private:
  const json::value* find(std::string_view name, const Template<>& what);
  void wrong(std::string_view name, parlor::Message what);

  const json::object& object_;
  std::optional<Error> error_;
};

}  // namespace parlor::wire
