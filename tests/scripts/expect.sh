# shellcheck shell=bash
# A test is a function whose name begins with test_ and reads as a sentence; it runs in a folder of its own, in a
# subshell, and fails when one of its expectations does.

# fail TEXT...
fail() {
  printf '    %s\n' "$@" >&2
  : >"$failures"
}

# expect_says FILE TEXT: the file has a line with the text.
expect_says() {
  grep -qF -- "$2" "$1" && return 0
  fail "expected in $1: $2" "it says:"
  sed 's/^/        /' "$1" >&2
}

# expect_not_says FILE TEXT
expect_not_says() { ! grep -qF -- "$2" "$1" || fail "not expected in $1: $2"; }

# expect_same EXPECTED ACTUAL
expect_same() { [[ $1 == "$2" ]] || fail "expected: $1" "actual:   $2"; }

# run_tests: all there are, or those whose names have the words of TESTS in them.
run_tests() {
  local name passed=0 failed=0
  for name in $(compgen -A function test_ | grep -F -- "${TESTS:-}"); do
    if run_test "$name"; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      echo "FAILED ${name//_/ }"
    fi
  done
  echo "$passed passed, $failed failed"
  ((passed > 0 && failed == 0))
}

run_test() {
  local folder failures status=0
  folder=$(mktemp -d) || return 1
  failures=$folder/failures
  mkdir "$folder/parlor"
  (cd "$folder/parlor" && "$1") || status=$?
  [[ ! -e $failures ]] || status=1
  chmod -R u+w "$folder"
  rm -rf "$folder"
  return "$status"
}
