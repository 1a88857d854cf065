#include "sheets/text_file.h"

#include <cerrno>
#include <filesystem>
#include <fstream>

#include "core/words.h"

namespace parlor::sheets {

namespace fs = std::filesystem;

std::optional<Error> unreadable(const std::string& path) {
  std::error_code code;
  const auto status = fs::status(path, code);
  if (status.type() == fs::file_type::not_found) return Error{cat("There is no file ", path, ".")};
  if (fs::is_directory(status)) return Error{cat(path, " is a folder, not a file.")};
  errno = 0;
  if (!std::ifstream(path)) {
    const bool forbidden = code == std::errc::permission_denied || errno == EACCES;
    return Error{forbidden ? cat(path, " may not be read: its owner has to permit it.")
                           : cat(path, " cannot be read.")};
  }
  if (fs::is_regular_file(status) && fs::file_size(path, code) == 0 && !code) {
    return Error{cat(path, " is empty.")};
  }
  return std::nullopt;
}

Result<std::string> read_text(const std::string& path, std::uintmax_t largest) {
  if (auto error = unreadable(path)) return *std::move(error);
  std::ifstream stream(path, std::ios::binary);
  std::string text;
  char block[4096];
  while (stream.read(block, sizeof block) || stream.gcount() > 0) {
    text.append(block, static_cast<std::size_t>(stream.gcount()));
    if (text.size() > largest) {
      const std::uintmax_t megabytes = largest >> 20;
      return Error{cat(path, " is too large: over ",
                       megabytes == 1 ? std::string("a megabyte") : cat(megabytes, " megabytes"),
                       ".")};
    }
  }
  if (!stream.eof()) return Error{cat(path, " cannot be read.")};
  return text;
}

}  // namespace parlor::sheets
