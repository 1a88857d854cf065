#include <filesystem>
#include <ostream>
#include <system_error>

#include "cli/commands.h"
#include "core/words.h"
#include "server/http_parts.h"
#include "server/serve.h"
#include "store/session.h"

namespace parlor::cli {
namespace {

namespace fs = std::filesystem;

bool has_page(const fs::path& folder) { return fs::exists(folder / "index.html"); }

/// The page's folder as it was named, or where the usual one lies as seen from the program: who has
/// it on the path is seldom in the folder that both were built in.
std::string page_folder(const std::string& named) {
  if (has_page(named) || named != server::Settings().web) return named;
  std::error_code unknown;
  const fs::path program = fs::read_symlink("/proc/self/exe", unknown);
  const fs::path built = program.parent_path().parent_path().parent_path() / named;
  return !unknown && has_page(built) ? built.string() : named;
}

}  // namespace

Exit serve_command(const ServeOptions& options, Console& console) {
  server::Settings settings = options.settings;
  settings.web = page_folder(settings.web);
  for (const std::string& origin : settings.origins) {
    if (server::is_origin(origin)) continue;
    return complain(console, cat('"', origin,
                                 "\" is no origin: write https://games.example.org or "
                                 "http://192.168.1.5:8080, in small letters and without a path."));
  }
  if (!has_page(settings.web)) {
    console.err << "There is no page in " << settings.web
                << " (`./play` builds it; --web names another folder): programs can be served, "
                   "browsers not.\n"
                << std::flush;
  }
  const std::string folder = store::folder_to_make(store::read_address(settings.db));
  const auto error = server::serve(settings, PARLOR_VERSION, [&](std::uint16_t port) {
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

}  // namespace parlor::cli
