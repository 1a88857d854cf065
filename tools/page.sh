# shellcheck shell=bash
# The page (web/): its packages and its build; sourced by ./play and ./check.

# Oldest Node that the page's tools run on, and the one that is fetched where there is none of that age.
page_node=20.19
page_node_fetched=20.20.2

# page_node_fits: whether there is a Node that is new enough.
page_node_fits() {
  local found
  found=$(node --version 2>/dev/null | tr -d v)
  [[ -n $found && $(printf '%s\n' "$page_node" "$found" | sort -V | head -n 1) == "$page_node" ]]
}

# page_can_build: makes sure of a Node that is new enough. Debian 12's own is not, but its npm can fetch one; it is kept
# in build/node and used by these scripts alone.
page_can_build() {
  page_node_fits && return 0
  local machine package
  case $(uname -m) in
    x86_64) machine=x64 ;;
    aarch64) machine=arm64 ;;
    *)
      echo "The page needs Node $page_node or newer." >&2
      return 1
      ;;
  esac
  package=node-linux-$machine
  export PATH="$PWD/build/node/node_modules/$package/bin:$PATH"
  page_node_fits && return 0
  echo "Fetching Node $page_node_fetched for the page."
  npm install --prefix build/node --no-save --ignore-scripts --no-fund --no-audit --loglevel=error \
    "$package@$page_node_fetched" && hash -r && page_node_fits && return 0
  echo "The page needs Node $page_node or newer, and it could not be fetched." >&2
  return 1
}

# page_install: the packages that the lock file names, once for every lock file.
page_install() {
  local stamp=web/node_modules/.parlor-lock
  cmp -s web/package-lock.json "$stamp" && return 0
  (cd web && npm ci --no-fund --loglevel=error) && cp web/package-lock.json "$stamp"
}

# page_hash: of what the page is made of; page_dist_hash: of what was made of it.
page_hash() {
  files_hash web -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/tests/*'
}
page_dist_hash() { files_hash web/dist; }

# files_hash FOLDER CONDITION...: of the names and contents of its files.
files_hash() {
  find "$@" -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-64
}

# page_is_built: whether web/dist is what was made of the files that are there now.
page_stamp=build/page.stamp
page_is_built() {
  [[ -f web/dist/index.html && -f $page_stamp && $(<"$page_stamp") == "$(page_hash) $(page_dist_hash)" ]]
}

# page_make: web/dist. The hash is taken first: what changes meanwhile is not in it.
page_make() {
  local hash
  hash=$(page_hash)
  npm --prefix web run --silent build && mkdir -p "${page_stamp%/*}" &&
    echo "$hash $(page_dist_hash)" >"$page_stamp"
}

page_build() { page_is_built || { page_can_build && page_install && page_make; }; }
