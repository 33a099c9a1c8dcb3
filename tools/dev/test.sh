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

do_test() {
    local preset=dev
    if [[ ${1:-} == --preset ]]; then
        preset=${2:-}
        [[ -n $preset ]] || misuse test "--preset wants a name"
        shift 2
    fi
    need_packages build
    need_preset test "$preset"
    build_preset "$preset"
    say "Testing $preset"
    QT_QPA_PLATFORM=offscreen ctest --preset "$preset" --no-tests=error "$@"
}
