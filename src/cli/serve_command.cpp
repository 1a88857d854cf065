#include <filesystem>
#include <ostream>
#include <system_error>

#include "cli/commands.h"
#include "cli/page_folder.h"
#include "cli/serve_options.h"
#include "cli/version.h"
#include "core/words.h"
#include "server/http_parts.h"
#include "server/serve.h"
#include "store/session.h"

namespace parlor::cli {
namespace {

Exit run_serve(const server::Settings& asked, Games /*games*/, Console& console) {
  server::Settings settings = asked;
  std::error_code unknown;
  settings.web =
      page_folder(settings.web, std::filesystem::read_symlink("/proc/self/exe", unknown));
  for (const std::string& origin : settings.origins) {
    if (server::is_origin(origin)) continue;
    return complain(console, cat('"', origin,
                                 "\" is no origin: write https://games.example.org or "
                                 "http://192.168.1.5:8080, in small letters and without a path."));
  }
  for (const std::string& proxy : settings.trusted_proxies) {
    if (server::is_address(proxy)) continue;
    return complain(console, cat('"', proxy,
                                 "\" is no IP address of a proxy: write 127.0.0.1 or ::1, or name "
                                 "several one by one."));
  }
  if (!has_page(settings.web)) {
    console.err << "There is no page in " << settings.web
                << " (`./play` builds it; --web names another folder): programs can be served, "
                   "browsers not.\n"
                << std::flush;
  }
  const std::string folder = store::folder_to_make(store::read_address(settings.db));
  const auto error = server::serve(settings, version_number(), [&](std::uint16_t port) {
    if (!folder.empty()) console.err << "The folder " << folder << " was made for the games.\n";
    console.out << "Parlor is open.\n\n  On this machine:  http://localhost:" << port << '\n';
    for (const std::string& address : server::network_addresses(settings, port)) {
      console.out << "  On your network:  " << address << '\n';
    }
    console.out << "\nGames are kept in " << settings.db
                << ". Ctrl-C closes; games go on when you open again.\n";
    console.out.flush();
  });
  return error ? complain(console, error->message) : Exit::ok;
}

}  // namespace

Command serve_command() {
  return make_command<server::Settings>(
      {.name = "serve",
       .summary = "Open tables for people and bots, in a browser",
       .examples = "  parlor serve\n"
                   "  parlor serve --port 80 --db /var/lib/parlor/games.db\n"
                   "  parlor serve --db postgresql://parlor@localhost/parlor     several servers "
                   "may share it\n",
       .notes = "Every option can be set by a variable as well: PARLOR_CONNECTIONS=50000.\n"},
      serve_options, run_serve);
}

}  // namespace parlor::cli
