#include "games/parcheesi/rules/terms.h"

#include <utility>
#include <vector>

namespace parlor::parcheesi {

Message SheetMessage::in(const Terms& terms) const {
  if (says_ == nullptr) return {};
  std::vector<Argument> words;
  words.reserve(says_->types.size());
  for (std::size_t at = 0; at < says_->types.size(); ++at) {
    const std::string_view name = says_->names[at];
    if (name == "start") {
      words.push_back({arg::Place(terms.start)});
      continue;
    }
    const auto* const named =
        std::ranges::find(detail::named_words, name, &detail::NamedWord::name);
    words.push_back({arg::Term(terms.*(named->word))});
  }
  return {*says_, std::move(words)};
}

}  // namespace parlor::parcheesi
