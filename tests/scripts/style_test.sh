# shellcheck shell=bash disable=SC2154
# What shellcheck says of the scripts.

test_shellcheck_finds_nothing() {
  (cd "$root" && shellcheck -x play check tools/*.sh tests/scripts/run tests/scripts/*.sh tests/scripts/fakes/*) >../found ||
    fail "$(<../found)"
}
