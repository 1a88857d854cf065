# Writes a C++ source that holds a file's bytes: cmake -DNAME=parcheesi -DFILE=in.net -DOUT=out.cpp -P embed.cmake
# A string literal compiles many times faster than a list of numbers, on every compiler and target.
file(READ ${FILE} bytes HEX)
string(LENGTH "${bytes}" digits)
math(EXPR size "${digits} / 2")
string(REGEX REPLACE "(..)" "\\\\x\\1" escaped "${bytes}")
file(WRITE ${OUT} "#include \"bots/nets.h\"

namespace parlor::bots {

std::string_view ${NAME}_net() { return {\"${escaped}\", ${size}}; }

}  // namespace parlor::bots
")
