#include "bots/trainer.h"

#include "bots/backgammon/encoding.h"

namespace parlor::bots {

/// Most games are played to win, some for gammons as well; the net is told which.
Result<AnyTrainer> make_backgammon_trainer(const Curriculum& curriculum) {
  using backgammon::Backgammon;
  using backgammon::Options;
  auto options = backgammon::read_options(curriculum.setup);
  if (!options) return options.error();
  std::vector<Course<BackgammonEncoding>> courses;
  courses.push_back({Backgammon(), 3});
  courses.push_back({Backgammon(Options{.scoring = true, .cube = false, .match = 0}), 1});
  std::vector<StrengthCheck> checks{{"medium", {}, 1000}, {"random", {}, 200}};
  return AnyTrainer(std::make_unique<Trainer<BackgammonEncoding>>(
      std::move(courses), std::move(checks), curriculum.seed));
}

}  // namespace parlor::bots
