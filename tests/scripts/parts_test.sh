# shellcheck shell=bash disable=SC2154
# Parts of ./play by themselves.
source tests/scripts/machine.sh

# jobs_with PROCESSORS MEGABYTES [LIMIT_IN_BYTES]
jobs_with() {
  fake nproc "echo $1"
  echo "MemAvailable: $(($2 * 1024)) kB" >../meminfo
  echo "${3:-max}" >../limit
  (source tools/machine.sh && PATH=$FAKES/bin build_jobs ../meminfo ../limit)
}

test_compilers_are_as_many_as_processors_and_memory_allow() {
  set_up
  expect_same 2 "$(jobs_with 2 16000)"
  expect_same 2 "$(jobs_with 8 4000)"
  expect_same 1 "$(jobs_with 8 900)"
  expect_same 1 "$(jobs_with 8 16000 2147483648)"
}

test_play_builds_with_as_many_compilers() {
  set_up
  PARLOR_JOBS=3 play chess
  expect_says "$FAKES/builds" '-j 3'
  PARLOR_JOBS=many play chess
  expect_same 2 "$status"
  expect_says ../err 'a number from 1 to 999, not "many".'
}

test_time_left_follows_from_what_was_done_since_the_start() {
  source "$root/tools/progress.sh"
  progress_begin Work
  progress_first=50
  progress_start=$((SECONDS - 60))
  expect_same ', about 3 min left' "$(progress_time_left 60 90)"
  expect_same ', less than a minute left' "$(progress_time_left 80 90)"
  expect_same '' "$(progress_time_left 50 90)"
}

# page_builds: how often the page was built.
page_builds() { grep -c build "$FAKES/npm_calls"; }

test_the_page_is_built_again_when_and_only_when_its_files_change() {
  set_up
  play
  expect_same 1 "$(page_builds)"
  touch web/index.html
  play
  expect_same 1 "$(page_builds)"
  echo '<b>' >web/index.html
  play
  expect_same 2 "$(page_builds)"
  mkdir -p web/tests && echo test >web/tests/some.test.ts
  play
  expect_same 2 "$(page_builds)"
}

test_a_page_that_is_half_there_is_built_again() {
  set_up
  play
  echo '' >web/dist/index.html
  play
  expect_same 2 "$(page_builds)"
  expect_says web/dist/index.html '<p>'
}
