#include "support/process.h"

#include <chrono>
#include <csignal>
#include <thread>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace parlor::test {
namespace {

sockaddr_in loopback(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

}  // namespace

Process::Process(const std::string& program, const std::vector<std::string>& arguments,
                 const std::string& output) {
  std::vector<char*> words{const_cast<char*>(program.c_str())};
  for (const std::string& argument : arguments)
    words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  id_ = fork();
  if (id_ != 0) return;
  // A test that crashes takes along what it has started.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  const int out = open(output.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  execv(program.c_str(), words.data());
  _exit(127);
}

Process::~Process() {
  if (id_ > 0) kill_hard();
}

void Process::kill_hard() {
  kill(id_, SIGKILL);
  wait();
}

void Process::ask_to_stop() { kill(id_, SIGTERM); }

int Process::stop() {
  ask_to_stop();
  return wait();
}

int Process::wait() {
  int status = 0;
  waitpid(id_, &status, 0);
  id_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

bool Process::running() const {
  siginfo_t info{};
  return id_ > 0 &&
         waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         info.si_pid == 0;
}

int free_port() {
  // Below those that the system gives to whoever connects, and from another place in each process:
  // nobody takes one between this look and a server's start.
  constexpr int first = 10'000;
  constexpr int count = 20'000;
  static int next = getpid() * 37 % count;
  for (int tries = 0; tries < count; ++tries) {
    next = (next + 1) % count;
    const int probe = socket(AF_INET, SOCK_STREAM, 0);
    const sockaddr_in address = loopback(first + next);
    const bool free = bind(probe, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    close(probe);
    if (free) return first + next;
  }
  return 0;
}

bool wait_for_port(int port) {
  for (int attempt = 0; attempt < 1000; ++attempt) {
    const int probe = socket(AF_INET, SOCK_STREAM, 0);
    const sockaddr_in address = loopback(port);
    const bool there =
        connect(probe, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    close(probe);
    if (there) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return false;
}

}  // namespace parlor::test
