#include "rulings/claims.h"

#include <algorithm>
#include <cctype>

#include "core/words.h"

namespace parlor::test::rulings {

Attempt attempted(const AnyGame& game, const AnyState& state, const std::string& text, bool whole) {
  return {game, state, text, whole,
          whole ? game->judge(state, text) : game->judge_steps(state, text)};
}

bool is_said(std::string_view sentence, std::string_view text, Gaps& gaps) {
  gaps.clear();
  while (true) {
    const std::size_t open = sentence.find('{');
    if (!text.starts_with(sentence.substr(0, open))) return false;
    if (open == std::string_view::npos) return text.size() == sentence.size();
    text.remove_prefix(open);
    const std::size_t close = sentence.find('}', open);
    const std::string name(sentence.substr(open + 1, close - open - 1));
    sentence.remove_prefix(close + 1);
    const std::string_view after = sentence.substr(0, sentence.find('{'));
    // What is behind the last gap is the end of the text.
    const bool last = after.size() == sentence.size();
    // Only what somebody typed can be nothing at all.
    const std::size_t shortest = name == "text" ? 0 : 1;
    const std::size_t end = last ? text.rfind(after) : text.find(after, shortest);
    if (end == std::string_view::npos || end < shortest) return false;
    gaps[name] = text.substr(0, end);
    text.remove_prefix(end);
  }
}

Gaps gaps_of(const Message& message) {
  Gaps gaps;
  for (std::size_t at = 0; at < message.arguments().size(); ++at) {
    gaps[std::string(message.says().names[at])] = english(message.arguments()[at]);
  }
  return gaps;
}

std::string lie_in(const Claims& claims, const Attempt& attempt, std::string_view text) {
  Gaps gaps;
  for (const Claim& claim : claims) {
    if (!is_said(claim.sentence, text, gaps)) continue;
    return claim.holds(attempt, gaps) ? std::string() : cat("not true: ", text);
  }
  return cat("not listed: ", text);
}

std::string lie_in(const Claims& claims, const Attempt& attempt) {
  const Message& message = attempt.ruling.message;
  const std::string sentence = english(message);
  if (message.empty() || message.is_plain()) return lie_in(claims, attempt, sentence);
  const auto claim = std::ranges::find(claims, message.id(), &Claim::sentence);
  if (claim == claims.end()) return cat("not listed: ", message.id(), ": ", sentence);
  return claim->holds(attempt, gaps_of(message)) ? std::string() : cat("not true: ", sentence);
}

bool stands(const Attempt& attempt, std::string_view seat, std::string_view kind,
            std::string_view at) {
  const auto pieces = attempt.game->pieces(attempt.state);
  return std::ranges::any_of(pieces, [&](const PieceInfo& piece) {
    return piece.at == at && (kind.empty() || piece.kind == kind) &&
           (seat.empty() || attempt.game->seat_name(piece.seat) == seat);
  });
}

bool is_legal(const Attempt& attempt, const std::string& play) {
  return attempt.game->judge(attempt.state, play).legal;
}

bool is_takeable(const Attempt& attempt, const std::string& steps) {
  return attempt.game->judge_steps(attempt.state, steps).legal;
}

std::vector<std::string> taken_steps(const Attempt& attempt) {
  std::vector<std::string> taken;
  for (const auto word : words(attempt.text)) {
    taken.emplace_back(word);
    if (attempt.game->next(attempt.state, taken).ok()) continue;
    taken.pop_back();
    break;
  }
  return taken;
}

std::vector<std::string> items(std::string_view list) {
  std::vector<std::string> found;
  std::string text(list);
  for (const std::string_view last : {" and ", " or "}) {
    if (const std::size_t at = text.rfind(last); at != std::string::npos) {
      text.replace(at, last.size(), ", ");
    }
  }
  while (!text.empty()) {
    const std::size_t comma = text.find(", ");
    found.push_back(text.substr(0, comma));
    text = comma == std::string::npos ? "" : text.substr(comma + 2);
  }
  return found;
}

std::string lower(std::string text) {
  if (!text.empty()) {
    text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
  }
  return text;
}

std::string to_act(const Attempt& attempt) {
  const Actor actor = attempt.game->actor(attempt.state);
  return actor.is_player() ? attempt.game->seat_name(actor.seat())
                           : attempt.game->seat_name(attempt.game->to_throw(attempt.state).seat);
}

}  // namespace parlor::test::rulings
