#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

/// Structured logs: one line of JSON for each thing worth knowing, on standard error. Nothing
/// secret is ever a field: no tokens, no seeds, no texts of players.
namespace parlor::server {

using LogFields = std::initializer_list<std::pair<std::string_view, std::string>>;

/// `debug`, `info`, `warn`, `error` or `off`.
void set_log_level(const std::string& level);
void log_info(std::string_view what, LogFields fields = {});
void log_warn(std::string_view what, LogFields fields = {});
void log_error(std::string_view what, LogFields fields = {});

}  // namespace parlor::server
