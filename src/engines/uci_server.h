#pragma once

#include <iosfwd>

namespace parlor::engines {

/// Speaks UCI as a chess engine until `quit` or the end of the input: what `parlor engine chess`
/// does, so that any chess program can play against it.
void serve_uci(std::istream& in, std::ostream& out);

}  // namespace parlor::engines
