#pragma once

#include <map>
#include <string>
#include <string_view>

namespace parlor::server {

/// A file of the page, ready to be sent.
struct File {
  std::string type;
  std::string body;
  std::string packed;    // gzip; empty where it would not be smaller
  std::string tag;       // changes with the content
  bool lasting = false;  // its name has a hash of its content in it
};

/// The page's files, read once. A path that names no file and no folder of files is the page's own
/// business and gets its front page.
class Files {
 public:
  explicit Files(const std::string& folder);
  [[nodiscard]] const File* find(std::string_view path) const;
  [[nodiscard]] bool empty() const { return files_.empty(); }

 private:
  std::map<std::string, File, std::less<>> files_;
  File placeholder_;
};

}  // namespace parlor::server
