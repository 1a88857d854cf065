# shellcheck shell=bash disable=SC2154
# ./play where packages are missing.
source tests/scripts/machine.sh

# offer NAME...: what apt can install.
offer() { printf '%s\n' "$@" >"$FAKES/offered"; }

# uninstall PATTERN
uninstall() { sed -i "/$1/d" "$FAKES/installed"; }

test_missing_packages_are_installed_and_their_progress_told() {
  set_up
  uninstall libfmt-dev
  offer libfmt-dev
  play chess
  expect_same 0 "$status"
  expect_says ../err 'Installing Debian packages that are missing: libfmt-dev'
  expect_says ../err 'Fetching packages: 100 %'
  expect_says ../err 'Installing packages: 50 %'
  expect_says "$FAKES/installed" libfmt-dev
}

test_lists_are_fetched_where_they_lack_a_package() {
  set_up
  uninstall libfmt-dev
  echo libfmt-dev >"$FAKES/online"
  play chess
  expect_same 0 "$status"
  expect_says "$FAKES/apt_calls" update
  expect_says "$FAKES/installed" libfmt-dev
}

test_a_package_that_does_not_exist_is_named_with_apts_reason() {
  set_up
  uninstall libfmt-dev
  play chess
  expect_same 1 "$status"
  expect_says ../err 'Packages could not be installed: libfmt-dev. Unable to locate package libfmt-dev.'
  expect_says ../err 'as root: apt-get install libfmt-dev'
}

test_no_network_is_told() {
  set_up
  uninstall libfmt-dev
  echo "W: Failed to fetch http://deb.debian.org/x  Temporary failure resolving 'deb.debian.org'" >"$FAKES/offline"
  play chess
  expect_same 1 "$status"
  expect_says ../err "There is no network (Temporary failure resolving 'deb.debian.org'): connect and start again."
}

test_packages_are_never_removed_unasked() {
  set_up
  uninstall libboost1.81-dev
  offer libboost1.81-dev libboost-json1.81-dev
  printf '%s\n' 'The following packages will be REMOVED:' '  libboost1.74-dev' \
    'E: Packages need to be removed but remove is disabled.' >"$FAKES/apt_fails"
  play chess
  expect_same 1 "$status"
  expect_says "$FAKES/apt_calls" '--no-remove'
  expect_says ../err 'nothing is removed unasked: libboost1.74-dev.'
}

test_a_full_disk_stops_packages_with_a_sentence() {
  set_up
  uninstall libfmt-dev
  echo "E: You don't have enough free space in /var/cache/apt/archives/." >"$FAKES/apt_fails"
  play chess
  expect_says ../err 'The disk is full: make room and start again.'
}

test_without_root_and_sudo_the_command_for_root_is_told() {
  set_up
  uninstall libfmt-dev
  fake id 'echo 1000'
  play chess
  expect_same 1 "$status"
  expect_says ../err 'only root can install them. As root: apt-get install --no-install-recommends libfmt-dev'
  [[ ! -e $FAKES/apt_calls ]] || fail 'apt-get was called'
}

test_sudo_is_used_where_it_is_allowed() {
  set_up
  uninstall libfmt-dev
  offer libfmt-dev
  fake id 'echo 1000'
  # shellcheck disable=SC2016
  fake sudo '[[ $1 == -v ]] || exec "$@"'
  play chess
  expect_same 0 "$status"
  expect_says "$FAKES/installed" libfmt-dev
}

test_elsewhere_than_on_debian_the_first_build_names_what_is_needed() {
  set_up
  rm "$FAKES/bin/dpkg-query" "$FAKES/bin/apt-get"
  play chess
  expect_same 0 "$status"
  expect_says ../err 'This is not a Debian system.'
  expect_says ../err '(Boost 1.81 or newer)'
  play chess
  expect_not_says ../err 'not a Debian system'
}

test_a_newer_debian_gets_the_boost_it_has() {
  set_up
  uninstall boost
  offer libboost{1.74,1.83,1.88}-dev libboost-{json,filesystem}{1.83,1.88}-dev
  play chess
  expect_same 0 "$status"
  expect_says "$FAKES/installed" libboost-json1.83-dev
  expect_not_says "$FAKES/installed" 1.88
}

test_a_newer_boost_that_is_installed_is_used() {
  set_up
  uninstall boost
  echo libboost1.88-dev >>"$FAKES/installed"
  offer libboost{1.81,1.88}-dev libboost-{json,filesystem}{1.81,1.88}-dev
  play chess
  expect_same 0 "$status"
  expect_says "$FAKES/installed" libboost-json1.88-dev
  expect_not_says "$FAKES/installed" 1.81
}

test_packages_of_the_page_that_are_missing_do_not_stop_the_server() {
  set_up
  rm "$FAKES/bin/npm"
  play
  expect_same 0 "$status"
  expect_says ../err 'Unable to locate package nodejs'
  expect_says ../err 'The page could not be built: its packages are missing.'
  expect_says ../out 'parlor serve'
}

test_a_page_that_is_built_needs_no_packages() {
  set_up
  play
  rm "$FAKES/bin/npm" "$FAKES/bin/node"
  play
  expect_same 0 "$status"
  expect_same '' "$(<../err)"
}
