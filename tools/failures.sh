# shellcheck shell=bash
# Why a build stopped, in one sentence with what to do, as far as its log tells. Sourced by ./play.

# first_match LOG PATTERN: the first match, on one line.
first_match() { grep -Eom 1 "$2" "$1"; }

# says LOG PATTERN
says() { grep -Eq "$2" "$1"; }

# program_failure LOG: why the program could not be built.
program_failure() {
  local log=$1 missing
  if says "$log" 'No space left on device|Disk quota exceeded'; then
    echo "The disk is full: make room and start ./play again; it goes on where it was."
  elif says "$log" 'Killed signal|out of memory|[Vv]irtual memory exhausted|Cannot allocate memory'; then
    echo "There was not enough memory: close other programs, or build with one compiler at a time:" \
      "PARLOR_JOBS=1 ./play"
  elif says "$log" 'is too old for Parlor'; then
    first_match "$log" '[^ ].* is too old for Parlor.*'
  elif says "$log" 'CMake [0-9.]+ or higher is required'; then
    echo "$(first_match "$log" 'CMake [0-9.]+ or higher is required'): install a newer one and start ./play again."
  elif says "$log" 'CMakeCache.txt directory .* is different'; then
    echo "This folder was moved after it was built: remove build/release and start ./play again."
  elif missing=$(missing_part "$log"); then
    echo "$missing was not found: install it (docs/dependencies.md lists all) and start ./play again."
  else
    unknown_failure "$log"
  fi
}

# missing_part LOG: the program or library that CMake did not find.
missing_part() {
  local found
  found=$(tr '\n' ' ' <"$1" | tr -s ' ' |
    grep -Eom 1 'package configuration file provided by "[^"]+"|Could NOT find [A-Za-z0-9_]+|Could not find [A-Z_]+ using|CMAKE_(MAKE_PROGRAM|CXX_COMPILER)[: a-z]+not |cmake: (command )?not found' |
    head -n 1) || return 1
  case $found in
    *'provided by '*) found=${found#*\"} && printf '%s\n' "${found%\"*}" ;;
    'Could NOT find '*) printf '%s\n' "${found##* }" ;;
    'Could not find '*) found=${found#Could not find } && printf '%s\n' "${found% using}" ;;
    CMAKE_MAKE_PROGRAM*) echo 'Ninja' ;;
    CMAKE_CXX_COMPILER*) echo 'The compiler g++' ;;
    *) echo 'CMake' ;;
  esac
}

unknown_failure() {
  echo "The build failed; $1 ends with:"
  tail -n 30 "$1" | sed 's/^/    /'
  echo "Start ./play again to go on. Where it fails in the same place, remove build/release and try once more."
}

# page_failure LOG: why the page could not be built, without a full stop.
page_failure() {
  if says "$1" 'ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH'; then
    echo "its packages could not be fetched, there is no network"
  elif says "$1" 'ENOSPC'; then
    echo "the disk is full"
  elif says "$1" 'failed, reason: '; then
    echo "its packages could not be fetched,$(first_match "$1" 'failed, reason: .*' | sed 's/.*reason://')"
  elif says "$1" 'The page needs Node'; then
    first_match "$1" 'The page needs Node [0-9.]+ or newer'
  else
    echo "$1 says why"
  fi
}
