#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "store/backup.h"
#include "wire/json.h"

/// The lines of a backup: a head, each table with its events and their checksum, and a count.
namespace parlor::store {

/// The version that is written; older ones are read.
inline constexpr std::int64_t backup_version = 2;

/// Changes with every byte of what has been added (FNV-1a). Keeps nobody from forging a backup,
/// only from taking a damaged one for a whole one.
class Checksum {
 public:
  void add(std::string_view text);
  void add(std::int64_t number);
  [[nodiscard]] std::string told() const;

 private:
  std::uint64_t sum_ = 0xcbf29ce484222325U;
};

struct TableLine {
  std::string id;
  std::string seed;
  std::int64_t made = 0;
  std::int64_t over = 0;
  std::int64_t active = 0;

  void add_to(Checksum& checksum) const;
};

wire::json::object backup_head();
wire::json::object backup_end(const Copied& copied);

}  // namespace parlor::store
