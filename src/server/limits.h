#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>

namespace parlor::server {

/// So many a second on average, with a few in reserve.
class Bucket {
 public:
  Bucket(double per_second, double reserve)
      : per_second_(per_second), reserve_(reserve), left_(reserve) {}

  bool take(std::int64_t now) {
    if (then_ != 0) {
      const double passed = static_cast<double>(now - then_) / 1000.0;
      left_ = std::min(reserve_, left_ + passed * per_second_);
    }
    then_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  [[nodiscard]] bool full(std::int64_t now) const {
    return left_ + static_cast<double>(now - then_) / 1000.0 * per_second_ >= reserve_;
  }

 private:
  double per_second_;
  double reserve_;
  double left_;
  std::int64_t then_ = 0;
};

/// A bucket for each address; those that are full again are forgotten.
class Buckets {
 public:
  Buckets(double per_second, double reserve) : fresh_(per_second, reserve) {}

  bool take(const std::string& address, std::int64_t now) {
    if (buckets_.size() > most) {
      std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(now); });
      if (buckets_.size() > most) return false;
    }
    return buckets_.try_emplace(address, fresh_).first->second.take(now);
  }

 private:
  static constexpr std::size_t most = 20'000;
  Bucket fresh_;
  std::unordered_map<std::string, Bucket> buckets_;
};

/// How many connections each address has.
class Census {
 public:
  /// Somebody who has entered, until this ends.
  class Place {
   public:
    Place(Census& census, std::string address) : census_(census), address_(std::move(address)) {}
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() { census_.leave(address_); }

   private:
    Census& census_;
    std::string address_;
  };

  explicit Census(int most) : most_(most) {}
  bool enter(const std::string& address) {
    int& count = counts_[address];
    if (count >= most_) return false;
    ++count;
    ++all_;
    return true;
  }
  void leave(const std::string& address) {
    const auto found = counts_.find(address);
    if (found != counts_.end() && --found->second == 0) counts_.erase(found);
    --all_;
  }

  [[nodiscard]] std::int64_t all() const { return all_; }

 private:
  int most_;
  std::int64_t all_ = 0;
  std::unordered_map<std::string, int> counts_;
};

}  // namespace parlor::server
