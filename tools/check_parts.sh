# shellcheck shell=bash disable=SC2034,SC2016
# The parts of ./check, each a function part_NAME; sourced by ./check.

short_parts=(format scripts release warnings sanitizers fuzzing page browser package)
long_parts=(lint threads arm64 kills comparison)
declare -A part_about=(
  [format]='clang-format finds nothing to change'
  [scripts]='./play and the scripts it is made of; shellcheck'
  [release]="what a user builds, with g++ and no -Werror, and every test on every level this machine has"
  [warnings]='every unit for the newest processors (x86-64-v4) with warnings as errors; nothing is run'
  [sanitizers]='the tests with AddressSanitizer and UndefinedBehaviorSanitizer, with clang'
  [fuzzing]='every reader of what strangers write'
  [page]='types, tests and build of the page'
  [browser]='the page and the real server in Chromium'
  [package]='the Debian package, installed, served from and removed in a root of its own'
  [lint]='clang-tidy over all of src/'
  [threads]='ThreadSanitizer over what has threads'
  [arm64]='the engine for arm64 gives the same signature (cross-compiled, under qemu)'
  [kills]='1,000 kills of a server that people play at, and 200 faults of PostgreSQL under two, lose nothing'
  [comparison]='Parcheesi and its second reading agree on a million crowded positions a sheet, under random rules'
)

describe_parts() {
  local part
  for part in "$@"; do printf '  %-12s %s\n' "$part" "${part_about[$part]}"; done
}

configure() { cmake --preset "$1" -DPARLOR_TESTS="${2:-ON}"; }
build() { configure "$@" && cmake --build --preset "$1" -j "$(build_jobs)"; }
release_build() { need 'release build' build release; }
asan_build() { need 'asan build' build asan; }
page_ready() { need 'page packages' page_packages_ready; }
page_packages_ready() { page_can_build && page_install; }

part_format() { step 'format' check_format; }
check_format() { git ls-files --cached --others --exclude-standard -- '*.h' '*.cpp' | xargs clang-format-19 --dry-run -Werror; }

part_scripts() { counted_step 'scripts' bash tests/scripts/run; }

part_release() { release_build && program_tests release; }

# Elsewhere than on x86-64 there are no such levels.
part_warnings() { [[ $(uname -m) != x86_64 ]] || step 'warnings build' build warnings OFF; }

# The works of a signature are what other tests do, many times over: they add minutes here and find nothing new.
part_sanitizers() { asan_build && program_tests asan -E '^(Bench\.|Signature/)'; }

part_fuzzing() { asan_build && step 'fuzzing' fuzz; }
# All of them, as many at a time as there are cores.
fuzz() {
  export -f fuzz_one
  export fuzz_seconds logs
  find build/asan/fuzz -maxdepth 1 -name 'fuzz_*' -type f -executable | sort | grep . |
    xargs -P "$(nproc)" -I '{}' bash -c 'fuzz_one "$1"' _ '{}'
}
# fuzz_one PROGRAM: a bounded run that begins with fuzz/corpus/NAME where there is one; what it finds stays in the logs
# folder.
fuzz_one() {
  local name=${1##*/fuzz_} corpora
  local log="$logs/fuzz_$name.log" seeds="fuzz/corpus/$name"
  corpora=("$logs/fuzz_$name-corpus")
  mkdir -p "${corpora[@]}"
  [[ -d $seeds ]] && corpora+=("$seeds")
  "$1" -max_total_time="$fuzz_seconds" -timeout=10 -rss_limit_mb=1024 -print_final_stats=1 \
    -artifact_prefix="$logs/fuzz_$name-" "${corpora[@]}" >"$log" 2>&1 && return 0
  echo "fuzz_$name:"
  tail -n 30 "$log"
  return 1
}

part_page() {
  page_ready || return
  step 'page types' npm --prefix web run --silent types
  page_tests 'page tests' test
  need 'page build' page_build
}

part_browser() { release_build && page_ready && need 'page build' page_build && page_tests 'page in a browser' browser; }

part_package() { release_build && page_ready && need 'page build' page_build && step 'package' tools/package_check build/release; }

part_lint() { step 'lint' tools/lint; }

part_threads() { step 'tsan build' build tsan && program_tests tsan; }

part_arm64() { step 'arm64' tools/arm64_check; }

part_kills() {
  release_build || return
  step '1000 kills' kill_servers
  step '200 faults of PostgreSQL' fail_databases
}
kill_servers() { PARLOR_KILLS=1000 build/release/tests/tests_server --gtest_filter='KilledServer.*'; }
fail_databases() { PARLOR_FAULTS=200 build/release/tests/tests_server --gtest_filter='FaultyPostgres.*'; }

part_comparison() { release_build && step 'a million positions' compare_positions; }
compare_positions() { PARLOR_POSITIONS=1000000 build/release/tests/tests_games_parcheesi --gtest_filter='*SomeHouseRules*'; }
