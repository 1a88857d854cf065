#include "store/backup_lines.h"

#include "core/words.h"

namespace parlor::store {

using namespace wire;

void Checksum::add(std::string_view text) {
  const auto mix = [this](std::uint8_t byte) { sum_ = (sum_ ^ byte) * 0x100000001b3U; };
  for (const char letter : text) mix(static_cast<std::uint8_t>(letter));
  mix(0);  // where a text ends counts too
}

void Checksum::add(std::int64_t number) { add(cat(number)); }

std::string Checksum::told() const {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) text += digits[sum_ >> shift & 0xFU];
  return text;
}

void TableLine::add_to(Checksum& checksum) const {
  checksum.add(id);
  checksum.add(seed);
  for (const std::int64_t number : {made, over, active}) checksum.add(number);
}

json::object backup_head() { return {{"parlor_backup", backup_version}}; }

json::object backup_end(const Copied& copied) {
  return {{"end", true}, {"tables", copied.tables}, {"events", copied.events}};
}

}  // namespace parlor::store
