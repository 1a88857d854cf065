#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "wire/client_message.h"
#include "wire/event_json.h"
#include "wire/record_json.h"

/// Everything that comes from outside as JSON: a client's message, an event, a record. Whatever it
/// is, it is read or refused with a sentence; an event that is read is written as it was.
namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto message = parlor::wire::read_client_message(text);
  require(message.ok() || !message.error().sentence().empty());
  static_cast<void>(parlor::wire::client_message_id(text));
  if (const auto event = parlor::wire::read_stored_event(text)) {
    const std::string written = parlor::wire::stored_event(*event);
    const auto again = parlor::wire::read_stored_event(written);
    require(again.ok());
    require(parlor::wire::stored_event(*again) == written);
  }
  const auto record = parlor::wire::read_record(text);
  require(record.ok() || !record.error().sentence().empty());
  return 0;
}
