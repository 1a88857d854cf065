# shellcheck shell=bash
# What the machine has to build with: memory, room on the disk, a folder that can be written. Sourced by ./play.

# What one compiler needs at worst, and what a first build writes, in MB.
memory_for_a_job=1500
room_for_a_build=1000

# memory_free [MEMINFO [LIMIT]]: MB that can be used; a container may be allowed less than the machine has.
memory_free() {
  local available limit=
  available=$(awk '/^MemAvailable:/ {print int($2 / 1024)}' "${1:-/proc/meminfo}" 2>/dev/null)
  read -r limit 2>/dev/null <"${2:-/sys/fs/cgroup/memory.max}" || true
  if [[ $limit =~ ^[0-9]+$ ]] && ((limit / 1048576 < ${available:-0})); then available=$((limit / 1048576)); fi
  printf '%d\n' "${available:-0}"
}

# build_jobs [MEMINFO [LIMIT]]: as many compilers at a time as there are processors and memory for.
build_jobs() {
  local processors fitting
  processors=$(nproc)
  fitting=$(($(memory_free "$@") / memory_for_a_job))
  ((fitting >= 1)) || fitting=1
  printf '%d\n' $((fitting < processors ? fitting : processors))
}

# can_write FILE: whether the file can be written, with its folder made for it; otherwise says why not.
can_write() {
  local refusal
  refusal=$( (mkdir -p "${1%/*}" && : >>"$1") 2>&1) && return 0
  echo "$PWD cannot be written (${refusal##*: }): copy Parlor to a folder of your own and start it there." >&2
  return 1
}

# has_room: whether a first build fits on the disk; otherwise says what is missing.
has_room() {
  local room
  room=$(df -Pk . | awk 'NR == 2 {print int($4 / 1024)}')
  ((room >= room_for_a_build)) && return 0
  echo "There are $room MB free on the disk of $PWD, and a first build needs $room_for_a_build MB:" \
    "make room, or move Parlor to another disk." >&2
  return 1
}
