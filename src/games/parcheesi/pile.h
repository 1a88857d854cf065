#pragma once

#include <cstddef>
#include <vector>

namespace parlor::parcheesi {

/// A list to be filled again and again: emptying it costs nothing, and once it has grown to the
/// size it needs nothing is allocated.
template <class Item>
class Pile {
 public:
  void clear() { size_ = 0; }
  void add(const Item& item) { add_if(true, item); }
  /// Without a jump: what is true of every second item cannot be foretold.
  void add_if(bool wanted, const Item& item) {
    if (size_ == items_.size()) items_.resize(2 * size_);
    items_[size_] = item;
    size_ += static_cast<std::size_t>(wanted);
  }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  const Item& operator[](std::size_t at) const { return items_[at]; }
  [[nodiscard]] Item* data() { return items_.data(); }
  [[nodiscard]] const Item* begin() const { return items_.data(); }
  [[nodiscard]] const Item* end() const { return items_.data() + size_; }

 private:
  static constexpr std::size_t initial_size = 256;

  std::vector<Item> items_ = std::vector<Item>(initial_size);
  std::size_t size_ = 0;
};

}  // namespace parlor::parcheesi
