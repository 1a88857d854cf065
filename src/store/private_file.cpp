#include "store/private_file.h"

#include <sys/stat.h>

namespace parlor::store {
namespace {

constexpr mode_t owner_only = S_IRUSR | S_IWUSR;
constexpr mode_t others = S_IRWXG | S_IRWXO;

}  // namespace

void make_private(const std::string& file) {
  static_cast<void>(mknod(file.c_str(), S_IFREG | owner_only, 0));
}

std::vector<std::string> files_open_to_others(const std::string& database) {
  std::vector<std::string> found;
  for (const char* beside : {"", "-wal", "-shm"}) {
    const std::string file = database + beside;
    struct stat about{};
    const bool there = stat(file.c_str(), &about) == 0 && S_ISREG(about.st_mode);
    if (there && (about.st_mode & others) != 0) found.push_back(file);
  }
  return found;
}

void close_to_others(const std::string& database) {
  for (const std::string& file : files_open_to_others(database)) {
    static_cast<void>(chmod(file.c_str(), owner_only));
  }
}

}  // namespace parlor::store
