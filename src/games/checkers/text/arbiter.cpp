#include "games/checkers/text/arbiter.h"

#include <optional>
#include <vector>

#include "core/words.h"
#include "games/checkers/text/messages.h"
#include "games/checkers/text/notation.h"
#include "games/checkers/text/shown.h"
#include "games/checkers/text/walk.h"

namespace parlor::checkers {
namespace {

constexpr std::string_view huffs = "checkers.05";

Verdict legal(const Move& move) { return {{.legal = true, .clause = {}, .message = {}}, move}; }

std::optional<Ruling> game_is_over(const State& state) {
  const arg::Seat side = said(state.now.board.to_move);
  switch (state.ending) {
    case Ending::none: return std::nullopt;
    case Ending::no_pieces: return refused("checkers.07", say::no_pieces_left(side));
    case Ending::no_move: return refused("checkers.07", say::no_move_left(side));
    case Ending::repetition: return refused("", say::drawn_by_repetition());
    case Ending::quiet: return refused("", say::drawn_when_quiet());
  }
  return std::nullopt;
}

Ruling why_no_huff(const Position& position, Captures captures, int number) {
  if (captures == Captures::forced) {
    return refused("checkers.04", say::nothing_is_huffed());
  }
  const Board& board = position.board;
  const arg::Place at(number);
  if ((board.empty() & square(number)) != 0) {
    return refused(huffs, say::nothing_to_huff(at));
  }
  if ((board.own() & square(number)) != 0) {
    return refused(huffs, say::huffs_own(at, said(board.to_move), said(other(board.to_move))));
  }
  return refused(huffs, say::left_no_capture(at, said(other(board.to_move))));
}

Verdict judge_huff(const State& state, Captures captures, const Attempt& attempt) {
  const int number = attempt.huffs.front();
  if ((state.now.liable & square(number)) == 0) {
    return {why_no_huff(state.now, captures, number)};
  }
  if (attempt.huffs.size() + attempt.hops.size() > 1) {
    return {refused(huffs, say::huff_is_whole_turn(arg::Play(text_of_huff(number))))};
  }
  return legal(Move::huff(number));
}

/// The captures from the one square to the other, by whatever way: `9x25` stands for the only one.
std::vector<Move> captures_between(const State& state, Captures captures, const Hop& ends) {
  MoveList all;
  list_choices(state.now, captures, all);
  std::vector<Move> found;
  for (const Move& move : all) {
    if (move.is_capture() && move.from == ends.from && move.to == ends.to) found.push_back(move);
  }
  return found;
}

Verdict judge_ends(const State& state, Captures captures, const Hop& ends,
                   const Ruling& otherwise) {
  const auto found = captures_between(state, captures, ends);
  if (found.empty()) return {otherwise};
  if (found.size() == 1) return legal(found.front());
  std::vector<std::string> ways;
  ways.reserve(found.size());
  for (const Move& move : found) ways.push_back(spell_move(state.now.board, move));
  return {refused("", say::several_ways(arg::Play(text_of(ends)), static_cast<int>(found.size()),
                                        any_of<arg::Play>(ways)))};
}

/// What the hops come to, walked one after the other.
struct Walked {
  Walk walk;
  std::optional<Ruling> refusal;
};

Walked walk_all(const State& state, Captures captures, const std::vector<Hop>& hops) {
  Walked walked{Walk(state.now, captures), std::nullopt};
  for (const Hop& hop : hops) {
    walked.refusal = walked.walk.take(hop);
    if (walked.refusal) break;
  }
  return walked;
}

/// What stops an attempt before its hops are looked at, or the attempt.
struct Opened {
  Attempt attempt;
  std::optional<Verdict> verdict;
};

Opened open(const State& state, Captures captures, std::string_view text) {
  if (auto over = game_is_over(state)) return {{}, Verdict{*over}};
  auto attempt = read_attempt(text);
  if (!attempt) return {{}, Verdict{refused("", attempt.error().message)}};
  if (attempt->huffs.empty()) return {*std::move(attempt), std::nullopt};
  return {*attempt, judge_huff(state, captures, *attempt)};
}

StepInfo step_of(const Walk& walk, const Hop& hop) {
  return {.text = text_of(hop),
          .from = cat(hop.from),
          .to = cat(hop.to),
          .count = {},
          .captures = hop.jump,
          .moves = moves_of(walk, hop)};
}

StepInfo step_of_huff(const Board& board, int number) {
  return {.text = text_of_huff(number),
          .from = cat(number),
          .to = "off",
          .count = {},
          .captures = true,
          .moves = {taken_off(board, number)}};
}

void add_huff_steps(const Position& position, std::vector<StepInfo>& steps) {
  for (Squares liable = position.liable; liable != 0;) {
    steps.push_back(step_of_huff(position.board, number_of(take_lowest(liable))));
  }
}

/// Nothing where they cannot be walked.
std::vector<StepInfo> steps_along(const State& state, Captures captures,
                                  const std::vector<Hop>& hops) {
  std::vector<StepInfo> steps;
  Walk walk(state.now, captures);
  for (const Hop& hop : hops) {
    const Walk before = walk;
    if (walk.take(hop)) return {};
    steps.push_back(step_of(before, hop));
  }
  return steps;
}

}  // namespace

Verdict judge_play(const State& state, Captures captures, std::string_view text) {
  const Opened opened = open(state, captures, text);
  if (opened.verdict) return *opened.verdict;
  const auto& hops = opened.attempt.hops;
  auto [walk, refusal] = walk_all(state, captures, hops);
  if (!refusal) refusal = walk.unfinished();
  if (!refusal) return legal(walk.move());
  if (hops.size() == 1 && hops[0].jump) return judge_ends(state, captures, hops[0], *refusal);
  return {*refusal};
}

std::vector<StepInfo> steps_of(const State& state, Captures captures, const Move& move,
                               std::string_view text) {
  const auto written = read_attempt(text);
  if (!written) return {};
  if (!written->huffs.empty()) return {step_of_huff(state.now.board, written->huffs.front())};
  auto steps = steps_along(state, captures, written->hops);
  if (!steps.empty()) return steps;
  const auto spelled = read_attempt(spell_move(state.now.board, move));
  return spelled ? steps_along(state, captures, spelled->hops) : steps;
}

Verdict judge_start(const State& state, Captures captures, std::string_view text) {
  const Opened opened = open(state, captures, text);
  if (opened.verdict) return *opened.verdict;
  const auto [walk, refusal] = walk_all(state, captures, opened.attempt.hops);
  if (refusal) return {*refusal};
  return legal(walk.begun() ? walk.move() : Move{});
}

Result<Next> next_steps(const State& state, Captures captures, std::span<const std::string> steps) {
  Next next;
  if (state.ending != Ending::none && steps.empty()) return next;
  const Opened opened = open(state, captures, join({steps.begin(), steps.end()}, " "));
  if (opened.verdict) {
    if (!opened.verdict->ruling.legal) return Error{opened.verdict->ruling.message};
    next.may_end = true;
    return next;
  }
  const auto [walk, refusal] = walk_all(state, captures, opened.attempt.hops);
  if (refusal) return Error{refusal->message};
  for (const Hop& hop : walk.hops()) next.steps.push_back(step_of(walk, hop));
  if (steps.empty()) add_huff_steps(state.now, next.steps);
  next.may_end = !walk.unfinished();
  return next;
}

}  // namespace parlor::checkers
