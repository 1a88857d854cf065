#include "support/throwaway_postgres.h"

#include <array>
#include <cstdlib>
#include <vector>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/files.h"
#include "support/process.h"

namespace parlor::test {
namespace {

namespace fs = std::filesystem;

/// PostgreSQL refuses to run as root: then it is the package's own user that runs it.
std::string as_user(const std::string& command) {
  return geteuid() == 0 ? "runuser -u postgres -- " + command : command;
}

bool run(const std::string& command) {
  return std::system((command + " >/dev/null 2>&1 </dev/null").c_str()) == 0;
}

std::string programs() {
  for (int version = 20; version > 10; --version) {
    const std::string folder = "/usr/lib/postgresql/" + std::to_string(version) + "/bin/";
    if (fs::exists(folder + "initdb")) return folder;
  }
  return "";
}

}  // namespace

std::shared_ptr<ThrowawayPostgres> ThrowawayPostgres::start() {
  static const std::shared_ptr<ThrowawayPostgres> cluster = [] {
    std::shared_ptr<ThrowawayPostgres> made(new ThrowawayPostgres);
    made->folder_ = fresh_folder("parlor-postgres");
    made->port_ = free_port();
    made->watch();
    const std::string data = (made->folder_ / "data").string();
    if (geteuid() == 0 && !run("chown postgres " + made->folder_.string()))
      return std::shared_ptr<ThrowawayPostgres>();
    const bool begun =
        run(as_user(programs() + "initdb -A trust -U parlor --no-locale -E UTF8 -N -D " + data)) &&
        run(as_user(programs() + "pg_ctl -w -D " + data + " -l " + data + "/log -o '-p " +
                    std::to_string(made->port_) + " -k " + made->folder_.string() +
                    " -c listen_addresses=127.0.0.1 -c fsync=off' start"));
    return begun ? made : std::shared_ptr<ThrowawayPostgres>();
  }();
  return cluster;
}

/// Leaves the stopping to a process that waits for the end of a pipe: it comes when this program
/// lets go of the other end, and also when it is killed or crashes.
void ThrowawayPostgres::watch() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return;
  const std::string stop =
      "cat; " + as_user(programs() + "pg_ctl -m immediate -D " + (folder_ / "data").string()) +
      " stop; rm -rf " + folder_.string();
  watcher_ = fork();
  if (watcher_ == 0) {
    setsid();
    const int nothing = open("/dev/null", O_WRONLY);
    dup2(ends[0], STDIN_FILENO);
    dup2(nothing, STDOUT_FILENO);
    dup2(nothing, STDERR_FILENO);
    execl("/bin/sh", "sh", "-c", stop.c_str(), nullptr);
    _exit(127);
  }
  close(ends[0]);
  alive_ = ends[1];
}

ThrowawayPostgres::~ThrowawayPostgres() {
  close(alive_);
  waitpid(watcher_, nullptr, 0);
}

std::string ThrowawayPostgres::fresh_database() {
  const std::string name = "parlor" + std::to_string(databases_++);
  const std::string where = " -h 127.0.0.1 -p " + std::to_string(port_) + " -U parlor ";
  run(programs() + "createdb" + where + name);
  return "postgresql://parlor@127.0.0.1:" + std::to_string(port_) + "/" + name;
}

}  // namespace parlor::test
