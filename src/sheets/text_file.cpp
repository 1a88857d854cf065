#include "sheets/text_file.h"

#include <cerrno>
#include <filesystem>
#include <fstream>

#include "sheets/messages.h"

namespace parlor::sheets {

namespace fs = std::filesystem;

std::optional<Error> unreadable(const std::string& path) {
  std::error_code code;
  const auto status = fs::status(path, code);
  if (status.type() == fs::file_type::not_found) return Error{say::no_file(arg::Text(path))};
  if (fs::is_directory(status)) return Error{say::is_folder(arg::Text(path))};
  errno = 0;
  if (!std::ifstream(path)) {
    const bool forbidden = code == std::errc::permission_denied || errno == EACCES;
    return Error{forbidden ? say::not_permitted(arg::Text(path))
                           : say::unreadable(arg::Text(path))};
  }
  if (fs::is_regular_file(status) && fs::file_size(path, code) == 0 && !code) {
    return Error{say::empty_file(arg::Text(path))};
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
      return Error{megabytes == 1 ? say::over_a_megabyte(arg::Text(path))
                                  : say::over_megabytes(arg::Text(path), megabytes)};
    }
  }
  if (!stream.eof()) return Error{say::unreadable(arg::Text(path))};
  return text;
}

}  // namespace parlor::sheets
