#include "server/log.h"

#include <boost/json.hpp>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace parlor::server {
namespace {

spdlog::logger& logger() {
  static const auto made = [] {
    auto log = spdlog::stderr_logger_mt("parlor");
    log->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l",%v})");
    return log;
  }();
  return *made;
}

std::string line(std::string_view what, LogFields fields) {
  std::string text =
      "\"what\":" + boost::json::serialize(boost::json::string(what.data(), what.size()));
  for (const auto& [name, value] : fields) {
    text += ",\"" + std::string(name) +
            "\":" + boost::json::serialize(boost::json::string(value.data(), value.size()));
  }
  return text;
}

}  // namespace

void set_log_level(const std::string& level) { logger().set_level(spdlog::level::from_str(level)); }
void log_info(std::string_view what, LogFields fields) { logger().info("{}", line(what, fields)); }
void log_warn(std::string_view what, LogFields fields) { logger().warn("{}", line(what, fields)); }
void log_error(std::string_view what, LogFields fields) {
  logger().error("{}", line(what, fields));
}

}  // namespace parlor::server
