#pragma once

#include <memory>
#include <string>

#include "core/result.h"

namespace parlor::store {

/// The one server of a database file, which two would not tell each other of what they store in.
/// The claim ends with the process, however that ends. Whoever only reads or restores needs none.
class SoleServer {
 public:
  static Result<std::unique_ptr<SoleServer>> claim(const std::string& file);
  /// Keeps every server out while it lasts; refused where one serves the file. Several may hold it.
  static Result<std::unique_ptr<SoleServer>> keep_out(const std::string& file);
  ~SoleServer();
  SoleServer(const SoleServer&) = delete;
  SoleServer& operator=(const SoleServer&) = delete;

 private:
  explicit SoleServer(int descriptor) : descriptor_(descriptor) {}

  static std::unique_ptr<SoleServer> locked(const std::string& file, int kind);

  int descriptor_;
};

}  // namespace parlor::store
