# shellcheck shell=bash disable=SC2154
# ./play on machines of all kinds.
source tests/scripts/machine.sh

test_builds_and_serves() {
  set_up
  play --port 9000
  expect_same 0 "$status"
  expect_says ../out 'parlor serve --log warn --port 9000'
  expect_says web/dist/index.html '<p>'
  expect_not_says ../err 'could not'
}

test_a_game_in_the_terminal_needs_no_page() {
  set_up
  play chess --seats human,easy
  expect_same 0 "$status"
  expect_says ../out 'parlor play chess --seats human,easy'
  [[ ! -e $FAKES/npm_calls ]] || fail 'npm was called'
}

test_progress_is_a_plain_line_every_ten_percent() {
  set_up
  mapfile -t many < <(printf 'unit%d.cpp\n' {1..200})
  units "${many[@]}"
  play chess
  expect_says ../err 'Building Parlor: 10 %'
  expect_says ../err 'Building Parlor: 100 %'
  expect_same 11 "$(grep -c 'Building Parlor: ' ../err)"
}

test_progress_is_one_line_on_a_terminal() {
  set_up
  play_on_terminal chess
  expect_same 0 "$status"
  expect_says ../screen 'Building Parlor: 50 %'
  expect_says ../screen 'Building Parlor: 75 %'
  expect_same 1 "$(grep -c 'Building Parlor: ' ../typescript)"
}

test_units_with_large_libraries_weigh_more() {
  set_up
  echo '#include <boost/beast.hpp>' >src/one.cpp
  play_on_terminal chess
  expect_says ../screen 'Building Parlor: 83 %'
  expect_not_says ../screen 'Building Parlor: 25 %'
}

test_files_that_are_compiled_together_weigh_as_many() {
  set_up
  printf '#include "%s.cpp"\n' a b c d e f g >src/one.cpp
  play_on_terminal chess
  expect_says ../screen 'Building Parlor: 70 %'
  expect_says ../screen 'Building Parlor: 80 %'
}

test_progress_covers_the_page() {
  set_up
  play_on_terminal
  expect_says ../screen "(fetching the page's packages)"
  expect_says ../screen '(building the page)'
  expect_says ../screen 'Building Parlor: 100 %'
}

test_the_page_is_built_beside_the_program() {
  set_up
  # Each waits for the other in its middle.
  echo two.cpp >"$FAKES/hang_after"
  mkfifo "$FAKES/reached" "$FAKES/never"
  fake npm "[[ \"\$*\" != ci* ]] || { mkdir -p node_modules; exit; }
    read -r _ <'$FAKES/reached' && echo on >'$FAKES/never' && mkdir -p web/dist && cp web/index.html web/dist/"
  play
  expect_same 0 "$status"
  expect_says web/dist/index.html '<p>'
}

test_nothing_is_told_when_nothing_is_to_be_done() {
  set_up
  play
  play
  expect_same 0 "$status"
  expect_same '' "$(<../err)"
}

# start_and_stop SIGNAL: ./play, stopped in the middle of the build.
start_and_stop() {
  echo two.cpp >"$FAKES/hang_after"
  mkfifo "$FAKES/reached" "$FAKES/never"
  PATH=$FAKES/bin env --default-signal=INT ./play chess >../out 2>../err </dev/null &
  local playing=$!
  read -r _ <"$FAKES/reached"
  kill "-$1" "$playing"
  status=0
  wait "$playing" || status=$?
  rm "$FAKES/hang_after"
}

test_interrupted_it_goes_on_where_it_was() {
  set_up
  start_and_stop INT
  expect_same 130 "$status"
  expect_says ../err './play goes on'
  play chess
  expect_same 0 "$status"
  expect_not_says build/play.log 'one.cpp'
  expect_not_says build/play.log 'two.cpp'
  expect_says build/play.log 'three.cpp'
  expect_says ../err 'Building Parlor: 75 %'
  expect_not_says ../err 'Building Parlor: 25 %'
}

test_killed_politely_it_stops_its_builds() {
  set_up
  start_and_stop TERM
  expect_same 130 "$status"
  # The lock is free as soon as no process of the build is left.
  flock -w 60 build/play.lock true || fail 'a build was left behind'
}

test_a_second_one_waits_for_the_first() {
  set_up
  mkdir -p build
  mkfifo "$FAKES/go"
  flock build/play.lock bash -c "echo locked >'$FAKES/go'; read -r _ <'$FAKES/go'" &
  read -r _ <"$FAKES/go"
  PATH=$FAKES/bin ./play chess 2>&1 >../out | {
    read -r first
    echo "$first" >../err
    echo on >"$FAKES/go"
    cat >>../err
  }
  wait
  expect_says ../err 'Another ./play builds here; waiting for it.'
  expect_says ../out 'parlor play chess'
}

test_a_failed_build_shows_the_end_of_its_log_and_says_what_to_do() {
  set_up
  echo 'error: something strange' >"$FAKES/build_fails"
  play chess
  expect_same 1 "$status"
  expect_says ../err 'build/play.log ends with'
  expect_says ../err 'error: something strange'
  expect_says ../err 'Start ./play again'
}

# failing_build TEXT SENTENCE: a build that says this is told so.
failing_build() {
  echo "$1" >"$FAKES/build_fails"
  play chess
  expect_same 1 "$status"
  expect_says ../err "$2"
}

test_known_failures_of_a_build_are_told_in_one_sentence() {
  set_up
  failing_build 'fatal error: x.o: No space left on device' 'The disk is full: make room'
  failing_build 'g++: fatal error: Killed signal terminated program cc1plus' 'PARLOR_JOBS=1 ./play'
  expect_not_says ../err 'ends with'
}

# failing_setup TEXT SENTENCE
failing_setup() {
  rm -rf build/release
  echo "$1" >"$FAKES/configure_fails"
  play chess
  expect_same 1 "$status"
  expect_says ../err "$2"
  expect_not_says ../err 'ends with'
}

test_what_stops_cmake_is_told_in_one_sentence() {
  set_up
  failing_setup 'CMake 3.25 or higher is required.  You are running version 3.18.4' \
    'CMake 3.25 or higher is required: install a newer one'
  failing_setup $'Could not find a package configuration file provided by\n  "Boost" (requested version 1.81)' \
    'Boost was not found: install it'
  failing_setup 'Could NOT find ZLIB (missing: ZLIB_LIBRARY)' 'ZLIB was not found: install it'
  failing_setup 'CMake Error: The current CMakeCache.txt directory /a is different than the directory /b' \
    'remove build/release'
}

test_a_compiler_that_is_too_old_is_named() {
  set_up
  cmake -DCMAKE_CXX_COMPILER_ID=GNU -DCMAKE_CXX_COMPILER_VERSION=10.2.1 -P "$root/tools/compiler.cmake" \
    2>../refusal && fail 'g++ 10 was accepted'
  failing_setup "$(<../refusal)" 'GNU 10.2.1 is too old for Parlor: install g++ 12'
  cmake -DCMAKE_CXX_COMPILER_ID=GNU -DCMAKE_CXX_COMPILER_VERSION=12.2.0 -P "$root/tools/compiler.cmake" ||
    fail 'g++ 12 was refused'
}

test_a_folder_that_cannot_be_written_is_told() {
  set_up
  # Nothing stops root from writing, so root becomes somebody else.
  local as_somebody=()
  if (($(id -u) == 0)); then as_somebody=(setpriv --reuid=65534 --regid=65534 --clear-groups --); fi
  chmod 755 .. && chmod 555 .
  status=0
  PATH=$FAKES/bin:$PATH "${as_somebody[@]}" ./play 2>../err >../out || status=$?
  expect_same 1 "$status"
  expect_says ../err "$PWD cannot be written (Permission denied): copy Parlor to a folder of your own"
  expect_same 1 "$(grep -c . ../err)"
}

test_a_full_disk_is_told_before_anything_is_built() {
  set_up
  fake df 'printf "Filesystem 1024-blocks Used Available Capacity Mounted\n/dev/x 9 9 122880 99%% /\n"'
  play
  expect_same 1 "$status"
  expect_says ../err 'There are 120 MB free'
  expect_says ../err 'make room'
  [[ ! -e $FAKES/builds ]] || fail 'something was built'
}

test_a_page_that_cannot_be_built_does_not_stop_the_server() {
  set_up
  echo 'npm error code ENOTFOUND' >"$FAKES/npm_fails"
  play
  expect_same 0 "$status"
  expect_says ../out 'parlor serve'
  expect_says ../err 'The page could not be built: its packages could not be fetched, there is no network.'
  expect_says ../err 'tries again'
  rm "$FAKES/npm_fails"
  play
  expect_says web/dist/index.html '<p>'
  expect_not_says ../err 'could not be built'
}

# page_fails TEXT SENTENCE: what npm says, and what ./play makes of it.
page_fails() {
  echo "$1" >"$FAKES/npm_fails"
  play
  expect_same 0 "$status"
  expect_says ../err "The page could not be built: $2."
}

test_why_a_page_cannot_be_built_is_told() {
  set_up
  page_fails 'npm error code ENOSPC' 'the disk is full'
  page_fails 'npm error request to https://x failed, reason: self-signed certificate' \
    'its packages could not be fetched, self-signed certificate'
  page_fails 'something else' 'build/page.log says why'
  fake node 'echo v18.0.0'
  fake uname 'echo riscv64'
  page_fails 'nothing' 'The page needs Node 20.19 or newer'
}

test_a_failed_program_stops_the_page_too() {
  set_up
  echo 'error: x' >"$FAKES/build_fails"
  mkfifo "$FAKES/never"
  fake npm "read -r _ <'$FAKES/never'"
  play
  expect_same 1 "$status"
  flock -w 60 build/play.lock true || fail "the page's build was left behind"
}
