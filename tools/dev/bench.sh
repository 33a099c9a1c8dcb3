# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later

help_bench() {
    cat <<'PAGE'
Usage: ./dev bench [NAME] [OPTIONS OF THE BENCHMARK]

Builds the benchmarks with preset release and runs one; it prints each figure
beside the limit it must keep. Without a name it lists what there is.

  ./dev bench                          what there is
  ./dev bench seed --drafts 1000000    make a large workspace
  ./dev bench queue --file FILE        reading its queue: pages, search, counts, histories
  ./dev bench checks [--begin FILE]    how good the checks are, and how fast
PAGE
}

do_bench() {
    need_packages build bench
    build_preset release countersign-bench
    QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen} build/release/tests/bench/countersign-bench "$@"
}
