# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later

help_test() {
    cat <<'PAGE'
Usage: ./dev test [--preset PRESET] [CTEST OPTIONS]

Builds everything in a preset (dev unless told) and runs its tests, two at a
time, without a display. What stands after that goes to ctest.

  ./dev test                     all tests
  ./dev test -R '^policy_'       those whose name begins so
  ./dev test --rerun-failed      those that failed last time
  ./dev test --preset asan       under the address sanitizer
PAGE
}

# The CouchDB-compatible server that sync is tested against, as tests/couch/package-lock.json has it.
install_test_server() {
    local wanted=tests/couch/package-lock.json installed=build/couch/installed.json
    mkdir -p build/couch
    cp tests/couch/*.js build/couch/
    cmp -s "$wanted" "$installed" && return
    say "Installing the server that sync is tested against, with npm"
    cp tests/couch/package.json "$wanted" build/couch/
    if have npm && (cd build/couch && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >&2); then
        cp "$wanted" "$installed"
    else
        rm -rf build/couch/node_modules
        say "npm could not install it: integration_team_sync_test will fail, everything else can be tested."
    fi
}

do_test() {
    local preset=dev
    if [[ ${1:-} == --preset ]]; then
        preset=${2:-}
        [[ -n $preset ]] || misuse test "--preset wants a name"
        shift 2
    fi
    need_packages build
    need_preset test "$preset"
    install_test_server
    build_preset "$preset"
    say "Testing $preset"
    QT_QPA_PLATFORM=offscreen ctest --preset "$preset" --no-tests=error "$@"
}
