#include "store/event_store.h"

#include <chrono>
#include <utility>

#include "store/listener.h"
#include "store/reader.h"
#include "store/writer.h"

namespace parlor::store {

using Clock = std::chrono::steady_clock;

EventStore::EventStore(const Address& address, std::unique_ptr<SoleServer> sole,
                       const std::string& name, std::function<void(Notice)> heard,
                       const std::optional<std::string>& trouble)
    : shared_(address.postgres),
      name_(name),
      sole_(std::move(sole)),
      writer_(std::make_unique<Writer>(address, name, trouble)),
      reader_(std::make_unique<Reader>(address, trouble)),
      listener_(std::make_unique<Listener>(address, name, std::move(heard))),
      checkpoints_(std::make_unique<Checkpoints>(address)),
      sweeper_(std::make_unique<Sweeper>(address)) {}

EventStore::~EventStore() { stop(); }

Result<std::unique_ptr<EventStore>> EventStore::open(const std::string& url,
                                                     const std::string& name,
                                                     std::function<void(Notice)> heard) {
  const Address address = read_address(url);
  // Once before any thread: a database that is not there should be said at once.
  const auto first = connect(address);
  if (!first && !(address.postgres && is_coming_up(address.target))) return first.error();
  std::optional<std::string> trouble;
  if (!first) trouble = first.error().sentence();
  std::unique_ptr<SoleServer> sole;
  if (!address.postgres) {
    auto claimed = SoleServer::claim(address.target);
    if (!claimed) return claimed.error();
    sole = *std::move(claimed);
  }
  return std::unique_ptr<EventStore>(
      new EventStore(address, std::move(sole), name, std::move(heard), trouble));
}

void EventStore::append(Batch batch, std::function<void(bool)> done) {
  writer_->append(std::move(batch), Clock::time_point::max(), std::move(done));
}

void EventStore::append_within(Batch batch, std::chrono::milliseconds patience,
                               std::function<void(bool)> done) {
  writer_->append(std::move(batch), Clock::now() + patience, std::move(done));
}

void EventStore::load(std::string table, std::int64_t after,
                      std::function<void(Result<std::optional<StoredTable>>)> done) {
  const auto tell = std::make_shared<decltype(done)>(std::move(done));
  reader_->ask(
      [table = std::move(table), after, tell](Log& log) -> std::function<void()> {
        return [tell, stored = log.load(table, after)] { (*tell)(stored); };
      },
      [tell] { (*tell)(Error{"The database cannot be reached."}); });
}

void EventStore::unfinished(std::int64_t since, int most,
                            std::function<void(std::vector<std::string>)> done) {
  const auto tell = std::make_shared<decltype(done)>(std::move(done));
  reader_->ask(
      [since, most, tell](Log& log) -> std::function<void()> {
        return [tell, ids = log.unfinished(since, most)] { (*tell)(ids); };
      },
      [tell] { (*tell)({}); });
}

void EventStore::discard(std::string table) { writer_->discard(std::move(table)); }

void EventStore::give_up_reads() { reader_->give_up(); }

void EventStore::sweep(SweepOrder order, std::function<void(Swept)> done) {
  order.teller = name_;
  sweeper_->order(std::move(order), std::move(done));
}

void EventStore::tell(std::string channel, std::string text) {
  writer_->tell(std::move(channel), std::move(text));
}

EventStore::Figures EventStore::figures() const {
  Figures figures = writer_->figures();
  reader_->add_to(figures);
  return figures;
}

std::optional<std::string> EventStore::trouble() const {
  const auto trouble = writer_->trouble();
  return trouble ? trouble : reader_->trouble();
}

void EventStore::stop() {
  listener_.reset();
  checkpoints_.reset();
  sweeper_.reset();
  if (reader_) reader_->stop();
  if (writer_) writer_->stop();
}

}  // namespace parlor::store
