#include "core/processor_level.h"

namespace parlor {

std::string_view processor_level() {
#if defined(PARLOR_LEVEL)
  return PARLOR_LEVEL;
#elif defined(__x86_64__)
  return "x86-64";
#elif defined(__aarch64__)
  return "arm64";
#else
  return "another processor";
#endif
}

}  // namespace parlor
