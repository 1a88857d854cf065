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

/// Room for a cluster and some games.
const std::string disk_size = "160m";

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
  static const std::shared_ptr<ThrowawayPostgres> cluster = make(false);
  return cluster;
}

std::shared_ptr<ThrowawayPostgres> ThrowawayPostgres::start_own() { return make(true); }

std::shared_ptr<ThrowawayPostgres> ThrowawayPostgres::make(bool own_disk) {
  std::shared_ptr<ThrowawayPostgres> made(new ThrowawayPostgres);
  made->folder_ = fresh_folder("parlor-postgres");
  made->port_ = free_port();
  made->watch();
  const std::string folder = made->folder_.string();
  // Only root may have a small disk of its own; without one, `fill_disk` says that it cannot.
  if (own_disk && geteuid() == 0) {
    static_cast<void>(run("mount -t tmpfs -o size=" + disk_size + " parlor-test " + folder));
  }
  if (geteuid() == 0 && !run("chown postgres " + folder)) return nullptr;
  const bool begun =
      run(as_user(programs() +
                  "initdb -A trust -U parlor --no-locale -E UTF8 -N --wal-segsize=1 -D " +
                  made->data())) &&
      made->start_again();
  return begun ? made : nullptr;
}

bool ThrowawayPostgres::control(const std::string& what) const {
  return run(as_user("timeout 60 " + programs() + "pg_ctl -w -t 50 -D " + data() + ' ' + what));
}

bool ThrowawayPostgres::start_again() const {
  if (control("status")) return true;
  return control("-l " + data() + "/log -o '-p " + std::to_string(port_) + " -k " +
                 folder_.string() +
                 " -c listen_addresses=127.0.0.1 -c fsync=off -c max_wal_size=8MB -c "
                 "min_wal_size=2MB' start");
}

bool ThrowawayPostgres::stop(Stop how) const {
  return control(how == Stop::fast ? "-m fast stop" : "-m immediate stop");
}

bool ThrowawayPostgres::end_connections() const {
  return run(
      "timeout 20 psql -q -h 127.0.0.1 -p " + std::to_string(port_) +
      " -U parlor postgres -c \"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE "
      "pid <> pg_backend_pid() AND backend_type = 'client backend'\"");
}

void ThrowawayPostgres::signal_all(const std::string& signal) const {
  run("p=$(head -n 1 " + data() + "/postmaster.pid) && { kill -" + signal + " $p; pkill -" +
      signal + " -P $p; }");
}

void ThrowawayPostgres::freeze() const { signal_all("STOP"); }
void ThrowawayPostgres::unfreeze() const { signal_all("CONT"); }

bool ThrowawayPostgres::fill_disk() const {
  if (!run("mountpoint -q " + folder_.string())) return false;
  // It ends with an error when there is no room left.
  return !run("timeout 30 dd if=/dev/zero bs=64k of=" + filling());
}

void ThrowawayPostgres::free_disk() const { fs::remove(filling()); }

/// Leaves the stopping to a process that waits for the end of a pipe: it comes when this program
/// lets go of the other end, and also when it is killed or crashes.
void ThrowawayPostgres::watch() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return;
  const std::string folder = folder_.string();
  const std::string stop =
      "cat; p=$(head -n 1 " + data() + "/postmaster.pid); kill -CONT $p; pkill -CONT -P $p; " +
      as_user(programs() + "pg_ctl -m immediate -D " + data()) + " stop; mountpoint -q " + folder +
      " && umount -l " + folder + "; rm -rf " + folder;
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
