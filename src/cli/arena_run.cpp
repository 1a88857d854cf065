#include "cli/arena_run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "bots/list.h"

namespace parlor::cli {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto progress_time = std::chrono::milliseconds(100);

class StopFlag final : public bots::Stop {
 public:
  [[nodiscard]] bool asked() const override { return flag_.load(std::memory_order_relaxed); }
  void ask() { flag_.store(true, std::memory_order_relaxed); }

 private:
  std::atomic<bool> flag_{false};
};

std::uint64_t nanoseconds() {
  return static_cast<std::uint64_t>(
      std::chrono::nanoseconds(Clock::now().time_since_epoch()).count());
}

/// What one thread plays with.
struct Company {
  bots::Line line;
  bots::AnyLuck luck;  // none where it is not asked for
};

class Arena {
 public:
  Arena(const ArenaRun& run, std::vector<Company> companies)
      : run_(run), companies_(std::move(companies)), scores_(run.games), times_(run.names.size()) {}

  ArenaResult play(const std::function<bool(std::uint64_t)>& progress) {
    std::vector<std::jthread> threads;
    threads.reserve(companies_.size());
    working_ = companies_.size();
    for (const Company& company : companies_)
      threads.emplace_back([this, &company] { work(company); });
    std::unique_lock lock(mutex_);
    while (working_ > 0) {
      finished_.wait_for(lock, progress_time);
      lock.unlock();
      if (!progress(done_.load())) stop_.ask();
      lock.lock();
    }
    return result();
  }

 private:
  void work(const Company& company) {
    std::vector<bots::PlayTimes> times(company.line.size());
    while (!stop_.asked()) {
      const std::uint64_t number = next_.fetch_add(1);
      if (number >= run_.games) break;
      auto score = bots::play_arena_game(*run_.game, company.line, number, run_.rules, stop_,
                                         nanoseconds, times, company.luck.get());
      // A game that was cut short is as if it had not been played.
      if (stop_.asked() && !score.finished) break;
      scores_[number] = std::move(score);
      done_.fetch_add(1);
      note_finished(number);
    }
    const std::lock_guard lock(mutex_);
    for (std::size_t bot = 0; bot < times.size(); ++bot) times_[bot].add(times[bot]);
    --working_;
    finished_.notify_one();
  }
  void note_finished(std::uint64_t number) {
    const std::lock_guard lock(mutex_);
    played_.push_back(number);
  }

  /// The games from the first on without a gap, in whole rotations.
  ArenaResult result() {
    std::ranges::sort(played_);
    std::uint64_t whole = 0;
    while (whole < played_.size() && played_[whole] == whole) ++whole;
    whole -= whole % run_.names.size();
    ArenaResult result;
    result.stopped = whole < run_.games;
    scores_.resize(whole);
    result.scores = std::move(scores_);
    result.times = std::move(times_);
    return result;
  }

  const ArenaRun& run_;
  std::vector<Company> companies_;
  std::vector<bots::GameScore> scores_;
  std::vector<bots::PlayTimes> times_;
  std::vector<std::uint64_t> played_;
  std::atomic<std::uint64_t> next_{0};
  std::atomic<std::uint64_t> done_{0};
  StopFlag stop_;
  std::mutex mutex_;
  std::condition_variable finished_;
  std::size_t working_ = 0;
};

}  // namespace

Result<ArenaResult> run_arena(const ArenaRun& run, const MakeBot& make,
                              const std::function<bool(std::uint64_t)>& progress) {
  std::vector<Company> companies(run.threads);
  for (Company& company : companies) {
    for (const std::string& name : run.names) {
      auto bot = make(run.game, name);
      if (!bot) return bot.error();
      company.line.push_back(*std::move(bot));
    }
    if (!run.luck) continue;
    auto luck = bots::make_luck(run.game);
    if (!luck) return luck.error();
    company.luck = *std::move(luck);
  }
  return Arena(run, std::move(companies)).play(progress);
}

bots::ArenaRules arena_rules(const ArenaOptions& options) {
  constexpr std::uint64_t nanoseconds_in_a_millisecond = 1'000'000;
  bots::ArenaRules rules;
  rules.seed = options.run.seed;
  if (options.nodes != 0) rules.most_nodes = options.nodes;
  if (options.ms != 0) rules.most_nanoseconds = options.ms * nanoseconds_in_a_millisecond;
  if (options.opening) rules.opening_plays = *options.opening;
  return rules;
}

std::uint64_t whole_rotations(std::uint64_t games, std::size_t seats) {
  return (games + seats - 1) / seats * seats;
}

}  // namespace parlor::cli
