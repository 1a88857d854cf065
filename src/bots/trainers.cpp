#include "bots/trainer.h"
#include "core/words.h"

namespace parlor::bots {

Result<AnyTrainer> make_trainer(const Curriculum& curriculum) {
  if (curriculum.game == "parcheesi") return make_parcheesi_trainer(curriculum);
  if (curriculum.game == "backgammon") return make_backgammon_trainer(curriculum);
  return Error{cat("There is no net to train for \"", curriculum.game,
                   "\"; there are nets for parcheesi and backgammon.")};
}

}  // namespace parlor::bots
