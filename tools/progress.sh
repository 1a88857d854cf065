# shellcheck shell=bash
# How far something long is: one line that is drawn again on a terminal, otherwise a plain line every ten percent.
# Sourced by ./play and tools/packages.sh.

# progress_begin LABEL
progress_begin() {
  progress_label=$1
  progress_start=$SECONDS
  progress_first=
  progress_told=-1
}

# progress_show DONE TOTAL [NOTE]: what DONE was at first had been done before, and says nothing of the speed.
progress_show() {
  local done=$1 total=$2 note=${3:-} percent text
  progress_first=${progress_first:-$done}
  percent=$((total > 0 ? done * 100 / total : 0))
  text="$progress_label: $percent %$(progress_time_left "$done" "$total")${note:+ ($note)}"
  if [[ -t 2 ]]; then
    printf '\r%s\033[K' "${text:0:$(progress_width)}" >&2
  elif ((percent / 10 > progress_told)); then
    progress_told=$((percent / 10))
    printf '%s\n' "$text" >&2
  fi
}

# progress_end: leaves the terminal's line to what follows.
progress_end() { [[ ! -t 2 ]] || printf '\r\033[K' >&2; }

# progress_time_left DONE TOTAL: nothing while there is too little to judge by.
progress_time_left() {
  local gained=$(($1 - progress_first)) left elapsed=$((SECONDS - progress_start))
  ((elapsed >= 5 && gained * 20 >= $2 - progress_first)) || return 0
  left=$((elapsed * ($2 - $1) / gained))
  if ((left < 60)); then
    printf ', less than a minute left'
  else
    printf ', about %d min left' $(((left + 30) / 60))
  fi
}

# progress_width: characters that fit without a second line.
progress_width() {
  local columns
  read -r _ columns < <(stty size <&2 2>/dev/null) || true
  printf '%d' $((${columns:-0} > 1 ? columns - 1 : 79))
}
