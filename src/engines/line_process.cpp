#include "engines/line_process.h"

#include <csignal>
#include <system_error>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/streambuf.hpp>
#include <boost/asio/write.hpp>
// From Boost 1.86 on, what is used here has a folder and a namespace of its own.
#if __has_include(<boost/process/v1/child.hpp>)
#include <boost/process/v1/args.hpp>
#include <boost/process/v1/async_pipe.hpp>
#include <boost/process/v1/child.hpp>
#include <boost/process/v1/io.hpp>
#include <boost/process/v1/search_path.hpp>
namespace process = boost::process::v1;
#else
#include <boost/process/args.hpp>
#include <boost/process/async_pipe.hpp>
#include <boost/process/child.hpp>
#include <boost/process/io.hpp>
#include <boost/process/search_path.hpp>
namespace process = boost::process;
#endif

#include "core/words.h"
#include "engines/messages.h"

// The only unit that includes Boost.Process.
namespace parlor::engines {
namespace {

namespace asio = boost::asio;

/// Nobody sends an honest line that long.
constexpr std::size_t longest_line = 1 << 16;
constexpr auto farewell = std::chrono::milliseconds(300);

boost::filesystem::path path_of(const std::string& program) {
  if (program.find('/') != std::string::npos) return program;
  auto found = process::search_path(program);
  // Where Debian puts games is not on everybody's path.
  if (found.empty()) found = process::search_path(program, {"/usr/games", "/usr/local/games"});
  return found;
}

}  // namespace

struct LineProcess::Child {
  asio::io_context context;
  process::async_pipe to{context};
  process::async_pipe from{context};
  asio::streambuf read{longest_line};
  process::child process;
  bool reading = false;
  bool over = false;
  bool line_ready = false;

  void begin_reading() {
    if (reading || over) return;
    reading = true;
    asio::async_read_until(from, read, '\n',
                           [this](const boost::system::error_code& code, std::size_t) {
                             reading = false;
                             line_ready = !code;
                             over = static_cast<bool>(code);
                           });
  }
};

LineProcess::LineProcess(std::unique_ptr<Child> child) : child_(std::move(child)) {}
LineProcess::LineProcess(LineProcess&&) noexcept = default;
LineProcess& LineProcess::operator=(LineProcess&&) noexcept = default;

Result<LineProcess> LineProcess::start(const std::string& program,
                                       const std::vector<std::string>& arguments) {
  const auto path = path_of(program);
  if (path.empty()) return Error{say::no_program(arg::Text(program))};
  // Writing to a program that has died is an error to be told, not a reason to die as well.
  static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
  auto child = std::make_unique<Child>();
  std::error_code code;
  child->process = process::child(path, process::args(arguments),
                                  process::std_in<child->to, process::std_out> child->from,
                                  process::std_err > process::null, code);
  if (code) return Error{say::cannot_start(arg::Text(program), arg::Text(code.message()))};
  return LineProcess(std::move(child));
}

LineProcess::~LineProcess() {
  if (!child_) return;
  std::error_code code;
  boost::system::error_code ignored;
  child_->to.close(ignored);
  if (!child_->process.running(code)) return;
  child_->process.wait_for(farewell, code);
  if (child_->process.running(code)) child_->process.terminate(code);
}

bool LineProcess::send(const std::string& line) {
  boost::system::error_code code;
  asio::write(child_->to, asio::buffer(line + '\n'), code);
  return !code;
}

LineProcess::Heard LineProcess::hear(std::string& line, Milliseconds at_most) {
  Child& child = *child_;
  child.begin_reading();
  const auto end = std::chrono::steady_clock::now() + at_most;
  while (!child.line_ready && !child.over && std::chrono::steady_clock::now() < end) {
    child.context.restart();
    child.context.run_one_until(end);
  }
  if (child.over) return Heard::ended;
  if (!child.line_ready) return Heard::nothing;
  std::istream in(&child.read);
  std::getline(in, line);
  if (!line.empty() && line.back() == '\r') line.pop_back();
  child.line_ready = false;
  return Heard::line;
}

std::string LineProcess::ending() {
  std::error_code code;
  child_->process.wait_for(farewell, code);
  if (child_->process.running(code)) return "it closed its output";
  const int status = child_->process.native_exit_code();
  if (WIFSIGNALED(status)) return cat("it was ended by signal ", WTERMSIG(status));
  return cat("it left with code ", child_->process.exit_code());
}

}  // namespace parlor::engines
