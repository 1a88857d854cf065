#include "store/throwaway_postgres.h"

#include <cstdlib>
#include <vector>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace parlor::test {
namespace {

namespace fs = std::filesystem;

int free_port() {
  const int probe = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  bind(probe, reinterpret_cast<sockaddr*>(&address), size);
  getsockname(probe, reinterpret_cast<sockaddr*>(&address), &size);
  close(probe);
  return ntohs(address.sin_port);
}

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

fs::path fresh_folder(const std::string& name) {
  std::string pattern = (fs::temp_directory_path() / (name + "-XXXXXX")).string();
  return mkdtemp(pattern.data());
}

std::shared_ptr<ThrowawayPostgres> ThrowawayPostgres::start() {
  static const std::shared_ptr<ThrowawayPostgres> cluster = [] {
    std::shared_ptr<ThrowawayPostgres> made(new ThrowawayPostgres);
    made->folder_ = fresh_folder("parlor-postgres");
    made->port_ = free_port();
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

ThrowawayPostgres::~ThrowawayPostgres() {
  run(as_user(programs() + "pg_ctl -m immediate -D " + (folder_ / "data").string() + " stop"));
  std::error_code code;
  fs::remove_all(folder_, code);
}

std::string ThrowawayPostgres::fresh_database() {
  const std::string name = "parlor" + std::to_string(databases_++);
  const std::string where = " -h 127.0.0.1 -p " + std::to_string(port_) + " -U parlor ";
  run(programs() + "createdb" + where + name);
  return "postgresql://parlor@127.0.0.1:" + std::to_string(port_) + "/" + name;
}

}  // namespace parlor::test
