#pragma once

#include <filesystem>

namespace parlor::test {

/// A folder with little room, which can be filled up. Only root may have one.
class SmallDisk {
 public:
  SmallDisk();
  ~SmallDisk();
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

  [[nodiscard]] bool there() const { return there_; }
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  void fill() const;
  void empty() const;

 private:
  std::filesystem::path folder_;
  bool there_ = false;
};

}  // namespace parlor::test
