#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/hall.h"

namespace parlor::server {

/// An HTTP request, as far as an answer depends on it.
struct Request {
  std::string method;
  std::string path;  // without the query
  std::string body;
  std::string address;
  std::string secret;  // what the asker proves to be the same person by; may be empty
};

struct Answer {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::string code = {};  // why it was refused; empty where it was not
};

Answer refusal(int status, std::string_view code, const Message& message);

/// Why nothing can be told about a table that is not here.
Answer answer_for(Absence absence);

/// Everything under `/api`: docs/protocol.md.
class Api {
 public:
  Api(Hall& hall, Worker& worker, const Settings& settings, Metrics& metrics, std::string version)
      : hall_(hall),
        worker_(worker),
        settings_(settings),
        metrics_(metrics),
        version_(std::move(version)) {}

  /// Where a page may tell phones to come.
  void open_at(std::vector<std::string> addresses) { addresses_ = std::move(addresses); }
  /// `done` is called once, now or later, on the loop's thread.
  void handle(const Request& request, std::function<void(Answer)> done);

 private:
  void make_table(const Request& request, std::function<void(Answer)> done);
  void about_table(const std::string& id, const std::string& what,
                   std::function<void(Answer)> done);
  void work_out(std::function<Answer()> task, const std::function<void(Answer)>& done);
  Answer too_busy();
  const std::string& games();

  Hall& hall_;
  Worker& worker_;
  const Settings& settings_;
  Metrics& metrics_;
  std::string version_;
  std::vector<std::string> addresses_;
  std::string games_;
};

/// Rules on any position, without a table: `/api/position`, `next`, `judge`, `play`, `rules`,
/// `replay`.
Answer answer_about_rules(const Request& request);

}  // namespace parlor::server
