# shellcheck shell=bash disable=SC2034
# Debian packages and how to get them; sourced by ./play and ./check.
source tools/progress.sh

# To build and play. A * stands for Boost's version, which is part of Debian's names.
build_packages=(
  g++ cmake ninja-build
  'libboost*-dev' 'libboost-json*-dev' 'libboost-filesystem*-dev'
  libcli11-dev libtomlplusplus-dev libfmt-dev
  libsodium-dev libsoci-dev libsqlite3-dev libpq-dev libspdlog-dev zlib1g-dev
)
oldest_boost=1.81

# To make the Debian package.
package_packages=(dpkg-dev file)

# To test, measure and lint as well.
check_packages=(
  "${build_packages[@]}" "${package_packages[@]}" ccache shellcheck
  libgtest-dev librapidcheck-dev libbenchmark-dev postgresql nginx openssl
  clang-19 lld-19 clang-format-19 clang-tidy-19 libclang-rt-19-dev
  man-db systemd zsh fish python3
)

# To build the page. Node from elsewhere brings its own npm, and Debian's would conflict with it.
page_packages=()
command -v npm >/dev/null || page_packages=(nodejs npm ca-certificates)

# To try the page in a real browser.
browser_packages=(chromium)

# boost_that_fits: the oldest of the versions it is given, one a line, that is new enough.
boost_that_fits() { { echo "$oldest_boost"; cat; } | sort -V | sed "0,/^$oldest_boost\$/d" | head -n 1; }

# installed_boosts, offered_boosts: versions, one a line. apt also knows names that it has no packages for.
installed_boosts() {
  dpkg-query -W -f='${db:Status-Status} ${Package}\n' 'libboost1.*-dev' 2>/dev/null |
    sed -En 's/^installed libboost(1\.[0-9]+)-dev$/\1/p'
}
offered_boosts() {
  local version
  apt-cache pkgnames libboost1. | sed -En 's/^libboost(1\.[0-9]+)-dev$/\1/p' | while read -r version; do
    ! apt-cache show "libboost-json$version-dev" >/dev/null 2>&1 || echo "$version"
  done
}

# boost_version: that of the Boost that is installed, or the oldest that apt has and that will do.
boost_version() {
  local version
  version=$(installed_boosts | boost_that_fits) || true
  [[ -n $version ]] || version=$(offered_boosts | boost_that_fits) || true
  printf '%s\n' "${version:-$oldest_boost}"
}

# missing_packages NAME...: those of the packages that are not installed, one a line.
missing_packages() {
  local name names=("$@") installed
  [[ "$*" != *'*'* ]] || names=("${names[@]//\*/$(boost_version)}")
  installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${names[@]}" 2>/dev/null) || true
  for name in "${names[@]}"; do
    grep -qxF "installed $name" <<<"$installed" || printf '%s\n' "$name"
  done
}

# need_packages NAME...: installs what is missing and says so; where it cannot, says why and what to do.
need_packages() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "This is not a Debian system. What these packages have must be there: ${*//\*/}" \
      "(Boost $oldest_boost or newer)." >&2
    return 0
  fi
  local missing as_root=() log=build/packages.log
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} == 0)) && return 0
  become_root "${missing[@]}" || return 1
  echo "Installing Debian packages that are missing: ${missing[*]}" >&2
  mkdir -p "${log%/*}" && : >"$log" || return 1
  # A package list that is there already may do, and saves a minute.
  install_packages "${missing[@]}" && return 0
  ! grep -q 'dpkg was interrupted' "$log" || as_root_in_english dpkg --configure -a >>"$log" 2>&1 || true
  as_root_in_english apt-get update -q >"$log" 2>&1 || true
  mapfile -t missing < <(missing_packages "$@")
  install_packages "${missing[@]}" && return 0
  mapfile -t missing < <(missing_packages "$@")
  echo "Packages could not be installed: ${missing[*]}. $(package_failure "$log")" \
    "To try by hand, as root: apt-get install ${missing[*]}" >&2
  return 1
}

# become_root NAME...: sets as_root of need_packages to what makes a command root's; otherwise says what root has to do.
become_root() {
  (($(id -u) == 0)) && return 0
  if command -v sudo >/dev/null && sudo -v; then
    as_root=(sudo)
    return 0
  fi
  echo "Packages are missing, and only root can install them. As root: apt-get install --no-install-recommends $*" >&2
  return 1
}

# as_root_in_english COMMAND...: package_failure reads what it says.
as_root_in_english() { "${as_root[@]}" env LC_ALL=C DEBIAN_FRONTEND=noninteractive "$@" </dev/null; }

# install_packages NAME...: never removes what somebody else has installed; uses as_root and log of need_packages.
install_packages() {
  as_root_in_english apt-get install -y -q --no-install-recommends --no-remove -o APT::Status-Fd=1 \
    -o DPkg::Lock::Timeout=300 "$@" 2>&1 | tee -a "$log" | show_packages_progress
}

# show_packages_progress: apt tells how far it is with fetching (dlstatus), and then with unpacking (pmstatus).
show_packages_progress() {
  local kind percent label begun=
  while IFS=: read -r kind _ percent _; do
    case $kind in
      dlstatus) label='Fetching packages' ;;
      pmstatus) label='Installing packages' ;;
      *) continue ;;
    esac
    [[ $begun == "$label" ]] || progress_begin "$label"
    begun=$label
    progress_show "${percent%.*}" 100
  done
  progress_end
}

# package_failure LOG: what apt said, shortened.
package_failure() {
  local log=$1 removed unreachable
  removed=$(awk '/^The following packages will be REMOVED/ {on = 1; next} !/^ / {on = 0} on' "$log" | xargs)
  if [[ -n $removed ]]; then
    echo "They do not go together with what is installed, and nothing is removed unasked: $removed."
  elif grep -Eq 'enough free space|No space left on device' "$log"; then
    echo "The disk is full: make room and start again."
  else
    unreachable=$(grep -Eom 1 "(Temporary failure resolving|Could not resolve) '[^']+'|(Could not|Cannot) connect to [^ ]+|Network is unreachable" "$log") &&
      printf '%s ' "There is no network ($unreachable): connect and start again."
    grep '^E: ' "$log" | sed 's/^E: //; s/[.!?]*$/./' | awk '!seen[$0]++' | head -n 3 | xargs -d '\n'
  fi
}
