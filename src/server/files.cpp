#include "server/files.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include <zlib.h>

#include "fair/seed.h"

namespace parlor::server {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 15> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".wasm", "application/wasm"},
    {".woff2", "font/woff2"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".wav", "audio/wav"},
    {".txt", "text/plain; charset=utf-8"},
}};

std::string type_of(const fs::path& path) {
  for (const auto& [ending, type] : types) {
    if (path.extension() == ending) return std::string(type);
  }
  return "application/octet-stream";
}

std::string packed(const std::string& body) {
  z_stream stream{};
  // 16 more than the largest window asks zlib for gzip's frame.
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, 9,
                   Z_DEFAULT_STRATEGY) != Z_OK) {
    return {};
  }
  std::string out(deflateBound(&stream, static_cast<uLong>(body.size())), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(body.data()));
  stream.avail_in = static_cast<uInt>(body.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const bool done = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return done && out.size() < body.size() ? out : std::string();
}

File made(const fs::path& path, std::string body) {
  static const std::regex hashed(R"([-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$)");
  File file;
  file.type = type_of(path);
  file.packed = packed(body);
  file.tag = '"' + fair::digest(body).substr(0, 20) + '"';
  file.lasting = std::regex_search(path.filename().string(), hashed) && path.extension() != ".html";
  file.body = std::move(body);
  return file;
}

constexpr std::string_view no_page = R"(<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Parlor</title>
<h1>Parlor is running</h1>
<p>The page has not been built: run <code>./play</code>, or <code>npm ci</code> and
<code>npm run build</code> in <code>web/</code>, then start the server again.</p>
<p>The protocol is at <a href="/api/games">/api/games</a>; <code>docs/protocol.md</code> tells it all.</p>
</html>)";

}  // namespace

Files::Files(const std::string& folder) : placeholder_(made("index.html", std::string(no_page))) {
  std::error_code code;
  for (const auto& entry : fs::recursive_directory_iterator(folder, code)) {
    if (!entry.is_regular_file()) continue;
    std::ostringstream text;
    text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    const std::string path = '/' + entry.path().lexically_relative(folder).generic_string();
    files_[path] = made(entry.path(), text.str());
  }
}

const File* Files::find(std::string_view path) const {
  if (const auto found = files_.find(path); found != files_.end()) return &found->second;
  const std::string_view last = path.substr(path.rfind('/') + 1);
  if (last.find('.') != std::string_view::npos) return nullptr;
  const auto front = files_.find("/index.html");
  return front == files_.end() ? &placeholder_ : &front->second;
}

}  // namespace parlor::server
