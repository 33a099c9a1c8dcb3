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
  ./dev bench window --file FILE       the window over it: key to painted, start, memory
  ./dev bench checks [--begin FILE]    how good the checks are, and how fast; with labelled
                                       pairs also nested cross-validation of the fit on them
  ./dev bench import [--people N]      an import beside sqlite3 .import of the same file
PAGE
}

do_bench() {
    need_packages build bench
    build_preset release countersign-bench
    export QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen}
    local bench=build/release/tests/bench/countersign-bench
    if [[ ${1:-} != checks || " $* " != *" --begin "* ]]; then
        "$bench" "$@"
        return
    fi
    local features status=0
    features=$(mktemp)
    "$bench" "$@" --features "$features" || status=$?
    python3 tools/fit_likeness.py "$features" --least 0.90 || status=$?
    rm -f "$features"
    return "$status"
}
