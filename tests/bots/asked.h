#pragma once

#include "bots/player.h"

namespace parlor::bots {

/// Somebody who has asked to stop before the bot begins.
class Asked final : public Stop {
 public:
  [[nodiscard]] bool asked() const override { return true; }
};

}  // namespace parlor::bots
