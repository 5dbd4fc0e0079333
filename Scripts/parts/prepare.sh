# Sourced by the other scripts: finds the toolchain and installs the Debian packages that are missing.
# Says what it installs; asks for sudo only where it must; stops with one line where it can't go on.

build_packages="libgdal-dev libgeos-dev libproj-dev libsqlite3-dev libsimdjson-dev pkg-config tzdata proj-data"

stop() {
  echo "$(basename "$0"): $*" >&2
  exit 1
}

need_swift() {
  command -v swift >/dev/null 2>&1 ||
    stop "no 'swift' on the PATH; install the Swift 6.3 toolchain for Debian 12 and put its bin folder on the PATH"
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  case "$version" in
    6.[3-9] | 6.[1-9][0-9] | [7-9].* | [1-9][0-9].*) ;;
    *) stop "Swift 6.3 or newer is needed, this is ${version:-unknown}" ;;
  esac
}

need_packages() {
  local missing="" package
  command -v dpkg-query >/dev/null 2>&1 ||
    stop "this is no Debian system; install by hand what stands for: $*"
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q '^install ok installed$' ||
      missing="$missing $package"
  done
  [ -z "$missing" ] && return 0
  echo "installing Debian packages:$missing" >&2
  local root=""
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 ||
      stop "these packages are missing and there is no sudo; as root: apt-get install$missing"
    root=sudo
  fi
  local log
  log=$(mktemp)
  # shellcheck disable=SC2086
  if ! { $root apt-get update &&
    $root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing; } >"$log" 2>&1; then
    tail -n 5 "$log" >&2
    rm -f "$log"
    stop "apt-get could not install:$missing"
  fi
  rm -f "$log"
}
