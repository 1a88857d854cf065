#include "server/memory_budget.h"

#include <utility>

namespace parlor::server {

bool MemoryBudget::add(const std::string& address, std::size_t bytes) {
  const auto found = by_address_.find(address);
  const std::size_t wanted = bytes + (found == by_address_.end() ? 0 : found->second);
  if (wanted > bounds_.address) return false;
  if (all_ + bytes > bounds_.all && wanted > bounds_.always) return false;
  by_address_[address] = wanted;
  all_ += bytes;
  return true;
}

void MemoryBudget::remove(const std::string& address, std::size_t bytes) {
  const auto found = by_address_.find(address);
  if (bytes == 0 || found == by_address_.end()) return;
  all_ -= bytes;
  found->second -= bytes;
  if (found->second == 0) by_address_.erase(found);
}

Hold::Hold(MemoryBudget& budget, std::string address)
    : budget_(budget), address_(std::move(address)) {}

bool Hold::add(std::size_t bytes) {
  if (!budget_.add(address_, bytes)) return false;
  bytes_ += bytes;
  return true;
}

void Hold::remove(std::size_t bytes) {
  budget_.remove(address_, bytes);
  bytes_ -= bytes;
}

}  // namespace parlor::server
