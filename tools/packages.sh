# Debian packages and how to get them; sourced by ./play and ./check.

# To build and play.
build_packages=(
  g++ cmake ninja-build
  libboost1.81-dev libboost-json1.81-dev libboost-filesystem1.81-dev libcli11-dev libtomlplusplus-dev libfmt-dev libeigen3-dev
  libsodium-dev libsoci-dev libsqlite3-dev libpq-dev libspdlog-dev zlib1g-dev
)

# To make the Debian package.
package_packages=(dpkg-dev file)

# To test, measure and lint as well.
check_packages=(
  "${build_packages[@]}" "${package_packages[@]}" ccache mold
  libgtest-dev libgmock-dev librapidcheck-dev libbenchmark-dev postgresql
  clang-19 lld-19 clang-format-19 clang-tidy-19 libclang-rt-19-dev
  man-db systemd zsh fish
)

# To build the page. Node from elsewhere brings its own npm, and Debian's would conflict with it.
page_packages=()
command -v npm >/dev/null || page_packages=(nodejs npm)

# To try the page in a real browser.
browser_packages=(chromium)

# missing_packages NAME...: those of the packages that are not installed, one a line.
missing_packages() {
  local name
  for name in "$@"; do
    [[ "$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null)" == installed ]] ||
      printf '%s\n' "$name"
  done
}

# need_packages NAME...: installs what is missing and says so; where it cannot, names what to install.
need_packages() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "This is not a Debian system. What these packages have must be there: $*" >&2
    return 0
  fi
  local missing
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} == 0)) && return 0
  local as_root=()
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      echo "Please install as root: apt-get install ${missing[*]}" >&2
      return 1
    fi
    as_root=(sudo)
  fi
  echo "Installing ${#missing[@]} Debian packages that are missing: ${missing[*]}"
  # A package list that is there already may do, and saves a minute.
  install_quietly "${missing[@]}" && return 0
  "${as_root[@]}" apt-get update -q >/dev/null || true
  install_quietly "${missing[@]}" && return 0
  echo "They could not be installed. To see why: apt-get install ${missing[*]}" >&2
  return 1
}

# install_quietly NAME...: uses as_root of need_packages.
install_quietly() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends "$@" </dev/null >/dev/null 2>&1
}
