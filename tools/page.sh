# The page (web/): its packages and its build; sourced by ./play and ./check.

# Oldest Node that the page's tools run on.
page_node=20.19

# page_can_build: whether a Node is there that is new enough; says what is missing.
page_can_build() {
  local found
  found=$(node --version 2>/dev/null | tr -d v)
  if [[ -z $found ]]; then
    echo "The page needs Node $page_node or newer, and there is none." >&2
    return 1
  fi
  if [[ $(printf '%s\n' "$page_node" "$found" | sort -V | head -n 1) != "$page_node" ]]; then
    echo "The page needs Node $page_node or newer; this is $found." >&2
    return 1
  fi
}

# page_install: the packages that the lock file names, once for every lock file.
page_install() {
  local stamp=web/node_modules/.parlor-lock
  cmp -s web/package-lock.json "$stamp" && return 0
  (cd web && npm ci --no-fund --loglevel=error) && cp web/package-lock.json "$stamp"
}

# page_build: builds web/dist when a source is newer than it.
page_build() {
  local built=web/dist/index.html
  if [[ -f $built && -z $(find web/src web/public web/index.html web/*.ts web/package-lock.json -newer "$built" -print -quit) ]]; then
    return 0
  fi
  page_install && (cd web && npm run --silent build)
}
