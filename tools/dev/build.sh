# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later

help_build() {
    cat <<'PAGE'
Usage: ./dev build [PRESET] [TARGET…]

Configures (the first time) and builds a preset of CMakePresets.json into
build/PRESET; without one, dev. With targets, only those.

  dev       everyday: light optimisation, assertions       (the default)
  release   what people get, and what is measured
  asan      address and undefined behaviour sanitizers
  tsan      thread sanitizer
  coverage  counts which lines the tests reach

  ./dev build                      everything, preset dev
  ./dev build release countersign  the window as people get it
PAGE
}

do_build() {
    local preset=${1:-dev}
    shift $(($# > 0 ? 1 : 0))
    [[ $preset != -* ]] || misuse build "unknown option '$preset'"
    need_packages build
    need_preset build "$preset"
    build_preset "$preset" "$@"
}
