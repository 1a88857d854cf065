# shellcheck shell=bash
# How ./check runs a step, counts it and tells of it as it goes; sourced by ./check.

logs=build/check
passed=0
failed=0

# count PASSED FAILED
count() {
  passed=$((passed + $1))
  failed=$((failed + $2))
}

# begin NAME: which step this is, and where it is: 3 min 20 s into the run.
begin() { printf '%3d:%02d  %-28s' $((SECONDS / 60)) $((SECONDS % 60)) "$1"; }

# step NAME COMMAND...: one step that passes or fails as a whole.
step() {
  local name=$1 start=$SECONDS log
  log="$logs/${name// /-}.log"
  shift
  begin "$name"
  if "$@" >"$log" 2>&1 </dev/null; then
    echo "ok       $((SECONDS - start)) s"
    count 1 0
    return 0
  fi
  echo "FAILED   $((SECONDS - start)) s"
  tail -n 40 "$log" | sed 's/^/         /'
  count 0 1
  return 1
}

# need NAME COMMAND...: a step that several parts build on; the first of them runs it.
declare -A needed=()
need() {
  if [[ -z ${needed[$1]-} ]]; then
    step "$@"
    needed[$1]=$?
  fi
  return "${needed[$1]}"
}

# counted_step NAME COMMAND...: a step whose output ends with `N passed, N failed`.
counted_step() {
  local name=$1 start=$SECONDS log good=0 bad=1
  log="$logs/${name// /-}.log"
  shift
  begin "$name"
  "$@" >"$log" 2>&1 </dev/null
  if [[ $(tail -n 1 "$log") =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
    good=${BASH_REMATCH[1]} bad=${BASH_REMATCH[2]}
  fi
  finish_tests "$log" "$start" "$good" "$bad"
}

# program_tests PRESET [CTEST'S OPTIONS]: the tests of a build, each counted.
program_tests() {
  local preset=$1 start=$SECONDS log="$logs/$1-tests.log" good=0 bad=1
  shift
  begin "$preset tests"
  ctest --preset "$preset" -j "$(nproc)" "$@" >"$log" 2>&1 </dev/null
  if [[ $(grep 'tests passed' "$log") =~ ([0-9]+)\ tests?\ failed\ out\ of\ ([0-9]+) ]]; then
    bad=${BASH_REMATCH[1]} good=$((BASH_REMATCH[2] - BASH_REMATCH[1]))
  fi
  finish_tests "$log" "$start" "$good" "$bad"
}

# page_tests NAME SCRIPT: tests of the page, each counted.
page_tests() {
  local start=$SECONDS log="$PWD/$logs/${1// /-}.log" report="$PWD/$logs/${1// /-}.json" good bad
  begin "$1"
  rm -f "$report"
  (cd web && npm run --silent "$2" -- --reporter=dot --reporter=json --outputFile="$report") >"$log" 2>&1 </dev/null
  read -r good bad < <(node -e '
    const report = JSON.parse(require("fs").readFileSync(process.argv[1]));
    console.log(report.numPassedTests, report.numFailedTests + report.numFailedTestSuites)' "$report" 2>/dev/null)
  finish_tests "$log" "$start" "${good:-0}" "${bad:-1}"
}

# finish_tests LOG START PASSED FAILED: tells of tests that have run; where some failed, with what they said. No tests at
# all have failed too.
finish_tests() {
  local log=$1 start=$2 good=$3 bad=$4
  ((good + bad > 0)) || bad=1
  count "$good" "$bad"
  if ((bad == 0)); then
    echo "ok       $((SECONDS - start)) s, $good tests"
    return 0
  fi
  echo "FAILED   $((SECONDS - start)) s, $bad of $((good + bad)) tests"
  {
    sed -n '/The following tests FAILED/,$p' "$log"
    grep -E -B 1 -A 12 ': Failure$|ERROR: AddressSanitizer|runtime error:|WARNING: ThreadSanitizer' "$log" | head -n 80
    grep -v '^$' "$log" | tail -n 40
  } | sed 's/^/         /'
  return 1
}
