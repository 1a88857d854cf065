#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include <sys/types.h>

namespace parlor::test {

/// A PostgreSQL cluster for one test program: made in a temporary folder, reached by a socket in
/// it and a free port, stopped and removed with the program, however that ends.
class ThrowawayPostgres {
 public:
  /// The program's cluster, started when it is first needed; null where that fails.
  static std::shared_ptr<ThrowawayPostgres> start();
  ~ThrowawayPostgres();
  ThrowawayPostgres(const ThrowawayPostgres&) = delete;
  ThrowawayPostgres& operator=(const ThrowawayPostgres&) = delete;

  /// The address of a database that nobody has used.
  std::string fresh_database();

 private:
  ThrowawayPostgres() = default;
  void watch();

  std::filesystem::path folder_;
  int port_ = 0;
  int databases_ = 0;
  pid_t watcher_ = -1;
  int alive_ = -1;
};

}  // namespace parlor::test
