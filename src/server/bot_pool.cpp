#include "server/bot_pool.h"

#include <chrono>
#include <list>
#include <map>

#include "bots/list.h"
#include "games/list.h"

namespace parlor::server {
namespace {

using Clock = std::chrono::steady_clock;

/// Bots kept ready by one thread; those not used for longest go first.
constexpr std::size_t most_ready = 24;

/// A thought ends when the server stops, or when its time is up.
class Limit final : public bots::Stop {
 public:
  Limit(std::stop_token stop, Clock::time_point end) : stop_(std::move(stop)), end_(end) {}
  [[nodiscard]] bool asked() const override {
    return stop_.stop_requested() || Clock::now() >= end_;
  }

 private:
  std::stop_token stop_;
  Clock::time_point end_;
};

}  // namespace

/// One thread's bots.
class BotPool::Worker {
 public:
  std::string play(const Thought& thought, const bots::Stop& stop) {
    Random random(thought.seed);
    bots::Thinking thinking{.random = random, .stop = stop};
    if (bots::BotFace* bot = ready(thought)) {
      bot->new_game();
      if (auto play = bot->choose(thought.state, thinking)) return *std::move(play);
    }
    return thought.game->simple_choice(thought.state, random);
  }

 private:
  struct Ready {
    std::string key;
    bots::AnyBot bot;
  };

  bots::BotFace* ready(const Thought& thought) {
    const std::string key = thought.level + ' ' + thought.rules;
    for (auto entry = ready_.begin(); entry != ready_.end(); ++entry) {
      if (entry->key != key) continue;
      ready_.splice(ready_.begin(), ready_, entry);
      return entry->bot.get();
    }
    auto bot = bots::make_bot(thought.game, thought.level);
    if (!bot) return nullptr;
    ready_.push_front({key, *std::move(bot)});
    if (ready_.size() > most_ready) ready_.pop_back();
    return ready_.front().bot.get();
  }

  std::list<Ready> ready_;
};

BotPool::BotPool(int threads, int longest_millis) : longest_(longest_millis) {
  for (int i = 0; i <= threads; ++i) {
    threads_.emplace_back(
        [this, easy = i == threads](const std::stop_token& stop) { work(stop, easy); });
  }
}

BotPool::~BotPool() { stop(); }

void BotPool::work(const std::stop_token& stop, bool easy) {
  Worker worker;
  Thought thought;
  ThoughtQueue::Time time{};
  while (take(thought, time, stop, easy)) {
    const auto begun = Clock::now();
    const Limit limit(stop, begun + time);
    std::string play = worker.play(thought, limit);
    {
      const std::scoped_lock lock(mutex_);
      queue_.charge(thought.address, std::chrono::ceil<ThoughtQueue::Time>(Clock::now() - begun));
    }
    thought.done(std::move(play));
    thought = {};
  }
}

void BotPool::think(Thought thought) {
  {
    const std::scoped_lock lock(mutex_);
    queue_.put(std::move(thought));
  }
  wake_.notify_all();
}

std::size_t BotPool::waiting() const {
  const std::scoped_lock lock(mutex_);
  return queue_.size();
}

bool BotPool::take(Thought& thought, ThoughtQueue::Time& time, const std::stop_token& stop,
                   bool easy) {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, stop, [&] { return queue_.has(easy); });
  if (stop.stop_requested()) return false;
  thought = queue_.take(easy);
  time = queue_.time_for(thought.address, longest_);
  return true;
}

void BotPool::stop() {
  for (std::jthread& thread : threads_) thread.request_stop();
  for (std::jthread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

std::span<const std::string> bot_names(const std::string& game) {
  // Asked for at every command.
  static const auto known = [] {
    std::map<std::string, std::vector<std::string>> all;
    for (const GameKind& kind : all_games()) {
      for (const bots::BotInfo& info : bots::bots_of(kind.info().id)) {
        all[kind.info().id].emplace_back(info.name);
      }
    }
    return all;
  }();
  const auto found = known.find(game);
  return found == known.end() ? std::span<const std::string>() : found->second;
}

std::vector<std::string> level_names(const std::string& game) {
  std::vector<std::string> names;
  for (const bots::BotInfo& info : bots::bots_of(game)) {
    if (info.level) names.emplace_back(info.name);
  }
  return names;
}

}  // namespace parlor::server
