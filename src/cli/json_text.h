#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "cli/text.h"

namespace parlor::cli {

namespace json = boost::json;

inline json::string json_string(std::string_view text) { return {valid_utf8(text)}; }

inline json::array json_array(const std::vector<std::string>& texts) {
  json::array array;
  array.reserve(texts.size());
  for (const std::string& text : texts) array.emplace_back(json_string(text));
  return array;
}

/// One line of JSON.
inline std::string json_line(const json::value& value) {
  return valid_utf8(json::serialize(value)) + '\n';
}

}  // namespace parlor::cli
