# shellcheck shell=bash disable=SC2034
# A machine for ./play to run on: a folder with its scripts and a small page, and a path with the real tools it may use
# and fakes of those that install, build and run (tests/scripts/fakes).
root=$PWD
real_tools=(
  awk bash cat chmod cmp cp cut df dirname echo env find flock grep head id mkdir mkfifo mktemp nproc rm sed sh sha256sum sort
  stty tail tee touch tr uname xargs
)

# set_up: a Debian machine on which everything is installed and nothing built; the folder is the working one.
set_up() {
  local tool
  export FAKES=${PWD%/*}/fakes
  cp -r "$root/play" "$root/tools" .
  mkdir -p web/src src "$FAKES" bin
  echo '<p>' >web/index.html
  echo '{}' >web/package-lock.json
  units one.cpp two.cpp three.cpp four.cpp
  for tool in "${real_tools[@]}"; do ln -s "$(type -P "$tool")" bin/; done
  ln -s "$root"/tests/scripts/fakes/* bin/
  mv bin "$FAKES/"
  (source tools/packages.sh && printf '%s\n' "${build_packages[@]//\*/1.81}") >"$FAKES/installed"
}

# units NAME...: what the program consists of.
units() {
  printf '%s\n' "$@" >"$FAKES/units"
  (cd src && touch "$@")
}

# fake NAME SCRIPT: puts a program of its own in the place of a real one.
fake() {
  rm -f "$FAKES/bin/$1"
  printf '#!/bin/bash\n%s\n' "$2" >"$FAKES/bin/$1"
  chmod +x "$FAKES/bin/$1"
}

# play ARGUMENT...: what it prints is in ../out and ../err, how it ended in status.
play() {
  status=0
  PATH=$FAKES/bin ./play "$@" >../out 2>../err </dev/null || status=$?
}

# play_on_terminal ARGUMENT...: the same on a terminal, whose screen is in ../screen with a line for each time that one
# was drawn.
play_on_terminal() {
  status=0
  SHELL=/bin/bash script -qefc "stty cols 60; PATH=$FAKES/bin ./play $*" ../typescript >/dev/null 2>&1 </dev/null ||
    status=$?
  tr '\r' '\n' <../typescript >../screen
}
