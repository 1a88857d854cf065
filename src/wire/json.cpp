#include "wire/json.h"

#include <utility>

#include "wire/messages.h"

namespace parlor::wire {
namespace {

constexpr std::size_t deepest = 8;

const json::value* field(const json::object& object, std::string_view name) {
  return object.if_contains({name.data(), name.size()});
}

}  // namespace

JsonText serialised(const json::value& value) { return {json::serialize(value)}; }

JsonText array_of(const std::vector<JsonText>& items) {
  JsonText array{"["};
  for (const JsonText& item : items) {
    if (&item != &items.front()) array.text += ',';
    array.text += item.text;
  }
  array.text += ']';
  return array;
}

Result<json::object> read_object(std::string_view text) {
  json::parse_options options;
  options.max_depth = deepest;
  json::error_code code;
  json::value value = json::parse({text.data(), text.size()}, code, {}, options);
  if (code) return Error{say::not_json(arg::Text(code.message()))};
  if (!value.is_object()) return Error{say::not_object(arg::Text("{...}"))};
  return std::move(value.get_object());
}

bool Fields::has(std::string_view name) const { return field(object_, name) != nullptr; }

void Fields::refuse(parlor::Message message) {
  if (!error_) error_ = Error{std::move(message)};
}

void Fields::wrong(std::string_view name, parlor::Message what) {
  refuse(say::field_wrong(arg::Text(name), std::move(what)));
}

const json::value* Fields::find(std::string_view name, const Template<>& what) {
  const json::value* value = field(object_, name);
  if (value == nullptr) refuse(say::field_missing_is(arg::Text(name), what()));
  return value;
}

std::string Fields::text(std::string_view name) {
  const json::value* value = find(name, say::a_text);
  if (value == nullptr) return {};
  if (const json::string* text = value->if_string()) return plain(*text);
  wrong(name, say::a_text());
  return {};
}

std::string Fields::text_or(std::string_view name, std::string fallback) {
  return has(name) ? text(name) : std::move(fallback);
}

std::int64_t Fields::number(std::string_view name) {
  const json::value* value = find(name, say::a_number);
  if (value == nullptr) return 0;
  if (const std::int64_t* number = value->if_int64()) return *number;
  wrong(name, say::a_number());
  return 0;
}

std::int64_t Fields::number_within(std::string_view name, std::int64_t lowest,
                                   std::int64_t highest) {
  const std::int64_t read = number(name);
  if (error_ || (read >= lowest && read <= highest)) return read;
  wrong(name, say::a_number_within(lowest, highest));
  return lowest;
}

std::int64_t Fields::number_or(std::string_view name, std::int64_t fallback) {
  return has(name) ? number(name) : fallback;
}

bool Fields::truth(std::string_view name) {
  const json::value* value = find(name, say::a_truth);
  if (value == nullptr) return false;
  if (const bool* truth = value->if_bool()) return *truth;
  wrong(name, say::a_truth());
  return false;
}

bool Fields::truth_or(std::string_view name, bool fallback) {
  return has(name) ? truth(name) : fallback;
}

std::vector<std::string> Fields::texts(std::string_view name) {
  const json::value* value = find(name, say::texts);
  std::vector<std::string> items;
  if (value == nullptr) return items;
  const json::array* array = value->if_array();
  if (array == nullptr) {
    wrong(name, say::texts());
    return items;
  }
  for (const json::value& item : *array) {
    if (const json::string* text = item.if_string()) {
      items.push_back(plain(*text));
    } else {
      wrong(name, say::texts());
    }
  }
  return items;
}

std::vector<int> Fields::numbers(std::string_view name) {
  const json::value* value = find(name, say::numbers);
  std::vector<int> items;
  if (value == nullptr) return items;
  const json::array* array = value->if_array();
  if (array == nullptr) {
    wrong(name, say::numbers());
    return items;
  }
  for (const json::value& item : *array) {
    const std::int64_t* number = item.if_int64();
    if (number == nullptr || *number < -1'000'000 || *number > 1'000'000) {
      wrong(name, say::numbers());
    } else {
      items.push_back(static_cast<int>(*number));
    }
  }
  return items;
}

const json::object* Fields::object(std::string_view name) const {
  const json::value* value = field(object_, name);
  return value == nullptr ? nullptr : value->if_object();
}

const json::array* Fields::array(std::string_view name) const {
  const json::value* value = field(object_, name);
  return value == nullptr ? nullptr : value->if_array();
}

}  // namespace parlor::wire
