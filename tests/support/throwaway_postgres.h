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
  /// A cluster of one test's own, which it may stop, freeze and fill.
  static std::shared_ptr<ThrowawayPostgres> start_own();
  ~ThrowawayPostgres();
  ThrowawayPostgres(const ThrowawayPostgres&) = delete;
  ThrowawayPostgres& operator=(const ThrowawayPostgres&) = delete;

  /// The address of a database that nobody has used.
  std::string fresh_database();

  enum class Stop : unsigned char { fast, immediate };
  /// Both return when it is done; starting one that runs does nothing.
  bool stop(Stop how) const;
  bool start_again() const;
  /// Ends every connection but its own.
  bool end_connections() const;
  /// Every process of it stands still until it is let go on.
  void freeze() const;
  void unfreeze() const;
  /// Takes all the room on the disk that it has for itself (`start_own`), and gives it back.
  bool fill_disk() const;
  void free_disk() const;

 private:
  ThrowawayPostgres() = default;
  static std::shared_ptr<ThrowawayPostgres> make(bool own_disk);
  void watch();
  bool control(const std::string& what) const;
  void signal_all(const std::string& signal) const;
  [[nodiscard]] std::string data() const { return (folder_ / "data").string(); }
  [[nodiscard]] std::string filling() const { return (folder_ / "filling").string(); }

  std::filesystem::path folder_;
  int port_ = 0;
  int databases_ = 0;
  pid_t watcher_ = -1;
  int alive_ = -1;
};

}  // namespace parlor::test
