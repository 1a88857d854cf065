#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/training.h"
#include "core/setup.h"

namespace parlor::bots {

/// A measure of a net while it learns: one seat against this bot on all others.
struct StrengthCheck {
  std::string opponent;
  Setup setup;
  std::uint64_t games = 0;
};

/// The training of one game's net, for an edge that has threads. Games are played by a net that
/// stands still, several at a time, into numbered slots; then they are learnt from one after the
/// other. So what comes out depends on the seed and not on the threads.
class TrainerFace {
 public:
  TrainerFace() = default;
  TrainerFace(const TrainerFace&) = delete;
  TrainerFace& operator=(const TrainerFace&) = delete;
  virtual ~TrainerFace() = default;

  /// Goes on with a net from a file instead of a fresh one; or why not.
  virtual std::optional<Error> resume(std::string_view file) = 0;
  /// How many games the net has learnt from.
  [[nodiscard]] virtual std::uint64_t games() const = 0;
  /// The net as it is now.
  [[nodiscard]] virtual std::string file() const = 0;

  virtual void prepare(const Schedule& schedule, std::size_t threads, std::size_t slots) = 0;
  /// Lets the playing net catch up with the learning one.
  virtual void catch_up() = 0;
  /// May be called from several threads at once, each with a thread and a slot of its own, also
  /// beside `learn` from other slots.
  virtual void play(std::size_t thread, std::uint64_t number, std::size_t slot) = 0;
  virtual void learn(std::uint64_t number, std::size_t slot) = 0;

  [[nodiscard]] virtual std::vector<StrengthCheck> checks() const = 0;
};

template <class Encoding>
class Trainer final : public TrainerFace {
 public:
  Trainer(std::vector<Course<Encoding>> courses, std::vector<StrengthCheck> checks,
          std::uint64_t seed)
      : courses_(std::move(courses)), checks_(std::move(checks)), playing_(Encoding::inputs) {
    Random random(seed);
    stored_.header.seed = seed;
    stored_.net.randomize(random);
  }

  std::optional<Error> resume(std::string_view file) override {
    auto read = read_net<Encoding>(file);
    if (!read) return read.error();
    const std::uint64_t seed = stored_.header.seed;
    stored_ = **read;
    stored_.header.seed = seed;
    return std::nullopt;
  }
  std::uint64_t games() const override { return stored_.header.games; }
  std::string file() const override { return write_net(stored_); }

  void prepare(const Schedule& schedule, std::size_t threads, std::size_t slots) override {
    schedule_ = schedule;
    pupils_.clear();
    for (std::size_t i = 0; i < threads; ++i) pupils_.emplace_back(courses_, playing_);
    lessons_.resize(slots);
    catch_up();
  }
  void catch_up() override { playing_ = stored_.net; }
  void play(std::size_t thread, std::uint64_t number, std::size_t slot) override {
    pupils_[thread].play(schedule_, number, lessons_[slot]);
  }
  void learn(std::uint64_t number, std::size_t slot) override {
    pupils_.front().learn(schedule_, number, lessons_[slot], stored_.net);
    stored_.header.games = number + 1;
  }
  std::vector<StrengthCheck> checks() const override { return checks_; }

 private:
  std::vector<Course<Encoding>> courses_;
  std::vector<StrengthCheck> checks_;
  StoredNet<Encoding> stored_;
  typename Encoding::NetType playing_;
  Schedule schedule_;
  std::vector<Pupil<Encoding>> pupils_;
  std::vector<Lesson<Encoding>> lessons_;
};

using AnyTrainer = std::unique_ptr<TrainerFace>;

/// What is to be learnt: a game, and by which rules. An empty sheet stands for a mixture of all.
struct Curriculum {
  std::string game;
  Setup setup;
  std::uint64_t seed = 1;
  /// Whether half of the games are against a simple player, where the game has one for it.
  bool sparring = true;
};

/// A trainer with a fresh net, or why there is none.
Result<AnyTrainer> make_trainer(const Curriculum& curriculum);

// Each beside its game's encoding.
Result<AnyTrainer> make_parcheesi_trainer(const Curriculum& curriculum);
Result<AnyTrainer> make_backgammon_trainer(const Curriculum& curriculum);

}  // namespace parlor::bots
