#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "bots/net_file.h"
#include "bots/self_play.h"
#include "core/portable_math.h"

namespace parlor::bots {

/// A game by some rules that is part of what a net learns, and how often it comes up.
template <class Encoding>
struct Course {
  typename Encoding::Game game;
  std::uint32_t weight = 1;
  /// Whom the net plays against; where nobody is given, itself. Somebody who plays in another way
  /// than the net leads it into positions that it would never see by itself.
  std::shared_ptr<Player<typename Encoding::Game>> (*partner)() = nullptr;
};

/// How training goes on. The rate falls from the first to the last evenly by factors.
struct Schedule {
  std::uint64_t games = 0;
  std::uint64_t seed = 1;
  float first_rate = 0.01F;
  float last_rate = 0.0005F;
  float lambda = 0.7F;

  [[nodiscard]] float rate(std::uint64_t game) const {
    const double gone = static_cast<double>(game) / static_cast<double>(games);
    const double fall = portable::log(double{last_rate} / double{first_rate});
    return first_rate * portable::exp(static_cast<float>(gone * fall));
  }
};

/// What one thread needs to play training games with: a net that stands still meanwhile.
template <class Encoding>
class Pupil {
 public:
  using NetType = typename Encoding::NetType;
  Pupil(const std::vector<Course<Encoding>>& courses, const NetType& net) : courses_(courses) {
    for (const Course<Encoding>& course : courses_) {
      valuers_.emplace_back(course.game, net);
      partners_.push_back(course.partner == nullptr ? nullptr : course.partner());
      any_partners_ = any_partners_ || partners_.back() != nullptr;
      total_ += course.weight;
    }
  }

  /// Training game `number`: the same for the same seed, number and net, on whatever thread.
  void play(const Schedule& schedule, std::uint64_t number, Lesson<Encoding>& lesson) {
    Random random(schedule.seed, number);
    std::uint32_t drawn = random.below(total_);
    std::size_t at = 0;
    while (drawn >= courses_[at].weight) drawn -= courses_[at++].weight;
    lesson.course = at;
    const auto& game = courses_[at].game;
    Sparring<typename Encoding::Game> sparring{partners_[at].get(), Seat()};
    if (any_partners_) sparring.learner = any_seat(game, random);
    if (!self_play(game, valuers_[at], choices_, sparring, random, lesson)) lesson.clear();
  }
  /// Learns from a game, which changes the net that is learning and not the one it plays with.
  void learn(const Schedule& schedule, std::uint64_t number, const Lesson<Encoding>& lesson,
             NetType& learning) const {
    bots::learn(learning, valuers_[lesson.course].encoding(), lesson, schedule.rate(number),
                schedule.lambda);
  }

 private:
  static Seat any_seat(const typename Encoding::Game& game, Random& random) {
    const SeatSet seats = game.seats(game.start());
    auto seat = seats.begin();
    for (auto skip = random.below(static_cast<std::uint32_t>(seats.size())); skip > 0; --skip) {
      ++seat;
    }
    return *seat;
  }

  const std::vector<Course<Encoding>>& courses_;
  std::vector<std::shared_ptr<Player<typename Encoding::Game>>> partners_;
  std::vector<Valuer<Encoding>> valuers_;
  typename Encoding::Game::Choices choices_;
  std::uint32_t total_ = 0;
  bool any_partners_ = false;
};

}  // namespace parlor::bots
