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
  void add(const Item& item) {
    Item* const end = room(1);
    *end = item;
    end_at(end + 1);
  }
  /// Room for so many more, to be written to from here; `end_at` says how far it was.
  Item* room(std::size_t more) {
    if (items_.size() - size_ < more) items_.resize(2 * (size_ + more));
    return items_.data() + size_;
  }
  void end_at(const Item* end) { size_ = static_cast<std::size_t>(end - items_.data()); }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  const Item& operator[](std::size_t at) const { return items_[at]; }
  [[nodiscard]] Item* data() { return items_.data(); }
  [[nodiscard]] const Item* begin() const { return items_.data(); }
  [[nodiscard]] const Item* end() const { return items_.data() + size_; }

 private:
  static constexpr std::size_t initial_size = 1024;

  std::vector<Item> items_ = std::vector<Item>(initial_size);
  std::size_t size_ = 0;
};

}  // namespace parlor::parcheesi
