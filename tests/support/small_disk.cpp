#include "support/small_disk.h"

#include <cstdlib>
#include <fstream>

#include <sys/mount.h>

#include "support/files.h"

namespace parlor::test {

SmallDisk::SmallDisk()
    : folder_(fresh_folder("parlor-small-disk")),
      there_(mount("parlor-test", folder_.c_str(), "tmpfs", 0, "size=4m") == 0) {}

SmallDisk::~SmallDisk() {
  if (there_) umount2(folder_.c_str(), MNT_DETACH);
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

void SmallDisk::fill() const {
  std::ofstream file(folder_ / "filling", std::ios::binary);
  const std::string some(4096, 'x');
  while (file.write(some.data(), static_cast<std::streamsize>(some.size())).flush()) {
  }
}

void SmallDisk::empty() const { std::filesystem::remove(folder_ / "filling"); }

}  // namespace parlor::test
