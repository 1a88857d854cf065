#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "games/parcheesi/rules/scene.h"
#include "games/parcheesi/rules/state.h"
#include "games/parcheesi/rules/terms.h"

/// How places, pawns and steps are written; docs/notation.md is the reference.
namespace parlor::parcheesi {

/// `S`, `1` to `68`, `h1` to `h7`, `H`.
std::string text_of(Color color, Place place);
/// A place by its text, as the colour sees it, or what is wrong with it in a sheet's words.
Result<Place> read_place(const Terms& terms, Color color, std::string_view text);

/// `S,S,5,12`
std::string text_of(Color color, const Pawns& pawns);
/// `y:S,S,5,12 r:S,39,h3,H`: everybody's pawns, and nothing about whose turn it is.
std::string placement_text(const State& state);

/// `5>10`, `Sx5`, `12>32+`
std::string text_of(Color color, const Step& step);

/// A step as somebody wrote it, possible or not.
struct WrittenStep {
  Place from;
  Place to;
  bool captures = false;  // written with `x`
  bool bonus = false;     // written with `+`
  std::string text;
};

Result<WrittenStep> read_step(const Terms& terms, Color color, std::string_view text);

}  // namespace parlor::parcheesi
