# shellcheck shell=bash
# The builds of the program and the page beside each other, and how far they are; sourced by ./play after tools/page.sh,
# tools/machine.sh and tools/failures.sh. What becomes of the page is in page: wanted, unwanted, built, or why not.
source tools/progress.sh

program=build/release/parlor
log=build/play.log
page_log=build/page.log

# What steps weigh: a file of the program 1, one that includes a library that takes long to compile as much as many.
heavy_headers='^#include <(boost/(asio|beast|process)|CLI)[/.]'
heavy_weight=15
page_packages_weight=12
page_make_weight=8

# run_builds PAGE: both at a time. What they print is read by follow_builds: Ninja's lines, and lines that begin with @.
run_builds() {
  [[ $1 != wanted ]] || run_page_build &
  local status=0
  NINJA_STATUS='[%f/%t] ' cmake --build --preset release --target parlor -j "${PARLOR_JOBS:-$(build_jobs)}" ||
    status=$?
  echo "@program $status"
  wait
}

run_page_build() {
  local status=0
  echo '@page-packages'
  { page_can_build && page_install; } >"$page_log" 2>&1 || status=$?
  if ((status == 0)); then
    echo '@page-make'
    page_make >>"$page_log" 2>&1 || status=$?
  fi
  echo "@page-ended $status"
}

# weight_of UNIT: files that are compiled together are the includes of one that CMake writes.
weight_of() {
  local files
  if grep -Eqs "$heavy_headers" "$1"; then
    echo "$heavy_weight"
  else
    files=$(grep -cs '^#include ".*\.cpp"' "$1") || true
    echo $((files > 1 ? files : 1))
  fi
}

# plan_program: units of the program by the names of their objects, heavy or not, and what all weigh together. Those of a
# first build that was interrupted are done.
declare -A unit_weight=()
plan_program() {
  local object source weight
  program_total=0 program_done=0
  [[ ! -x $program ]] || return 0
  while read -r object source; do
    weight=$(weight_of "$source")
    unit_weight[$object]=$weight
    program_total=$((program_total + weight))
  done < <(cmake --build --preset release -- -t commands parlor 2>/dev/null |
    sed -En 's/.* -o ([^ ]+\.o) -c ([^ ]+).*/\1 \2/p')
  while read -r object; do
    program_done=$((program_done + ${unit_weight[$object]:-0}))
  done < <(cut -sf 4 build/release/.ninja_log 2>/dev/null | sort -u)
}

# count_step FINISHED ALL LINE: where it is not the first build, Ninja alone knows how many steps there are. (Its own
# checks of folders and CMake, Re-checking and Re-running, are not counted.)
count_step() {
  if ((${#unit_weight[@]} > 0)); then
    program_done=$((program_done + ${unit_weight[${3##* }]:-0}))
  else
    program_done=$1 program_total=$2
  fi
}

# follow_builds: shows how far both are until both have ended, or the program has failed. Sets program_failed and page.
follow_builds() {
  local line status note='' page_done=0 page_total=0
  program_failed=
  [[ $page != wanted ]] || page_total=$((page_packages_weight + page_make_weight))
  progress_begin 'Building Parlor'
  until ((${program_failed:-0})); do
    status=0
    # Nothing new within a second is shown too: the time left changes.
    IFS= read -r -t 1 line || status=$?
    ((status != 0)) || take_line "$line"
    ((status == 0 || status > 128)) || break
    ((program_total + page_total == 0)) ||
      progress_show $((program_done + page_done)) $((program_total + page_total)) "$note"
  done
  program_failed=${program_failed:-1}
  progress_end
}

# take_line LINE: uses the variables of follow_builds; what the compiler says goes to the log.
take_line() {
  case $1 in
    '@program '*) program_failed=${1#* } ;;
    '@page-packages') note="fetching the page's packages" ;;
    '@page-make') page_done=$page_packages_weight note='building the page' ;;
    '@page-ended 0') page=built page_done=$page_total note='' ;;
    '@page-ended '*) page=$(page_failure "$page_log") page_done=$page_total note='' ;;
    *)
      printf '%s\n' "$1" >>"$log"
      [[ ! $1 =~ ^\[([0-9]+)/([0-9]+)\]\ [^R] ]] || count_step "${BASH_REMATCH[@]:1}" "$1"
      ;;
  esac
}
