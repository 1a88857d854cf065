#pragma once

#include <cassert>
#include <memory>
#include <utility>

namespace parlor {

/// A state of some game. States never change, so copies share it.
class AnyState {
 public:
  AnyState() = default;
  template <class G>
  static AnyState of(const typename G::State& state) {
    return AnyState(std::make_shared<const typename G::State>(state));
  }
  /// The state itself, for those who know the game it is of.
  template <class G>
  [[nodiscard]] const typename G::State& as() const {
    assert(state_ != nullptr);
    return *static_cast<const typename G::State*>(state_.get());
  }

 private:
  explicit AnyState(std::shared_ptr<const void> state) : state_(std::move(state)) {}
  std::shared_ptr<const void> state_;
};

}  // namespace parlor
