# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later

readonly FUZZ_TARGETS=(csv json transcript eml suppression markdown web_page pdf word)

help_fuzz() {
    cat <<'PAGE'
Usage: ./dev fuzz [--seconds N] [NAME…]

Builds the fuzz targets with clang's libFuzzer and the address and undefined
behaviour sanitizers, and runs each for N seconds (60 unless told): csv, json
(also JSON Lines), transcript (WebVTT, SubRip), eml, suppression, markdown,
web_page, pdf, word. It starts from the inputs kept in tests/fuzz/corpus; what
it finds on the way stays in build/fuzz/corpus. An input that breaks a rule is written to build/fuzz/found
and makes the command fail: mend it, and keep the input in tests/fuzz/corpus,
over which `./dev test` runs with the usual compiler.
PAGE
}

do_fuzz() {
    local seconds=60
    if [[ ${1:-} == --seconds ]]; then
        seconds=${2:-}
        [[ $seconds =~ ^[0-9]+$ ]] || misuse fuzz "--seconds wants a number"
        shift 2
    fi
    local names=("$@") name failed=0
    ((${#names[@]} > 0)) || names=("${FUZZ_TARGETS[@]}")
    for name in "${names[@]}"; do
        [[ -f tests/fuzz/fuzz_$name.cpp ]] || misuse fuzz "there is no target '$name'"
    done
    need_packages build fuzz
    build_preset fuzz "${names[@]/#/fuzz_}"
    mkdir -p build/fuzz/found
    for name in "${names[@]}"; do
        local folders=("build/fuzz/corpus/$name" "tests/fuzz/corpus/$name")
        case $name in
            csv | json | suppression) folders+=(tests/data/intake) ;;
        esac
        mkdir -p "build/fuzz/corpus/$name"
        say "Fuzzing $name for $seconds s"
        "build/fuzz/tests/fuzz/fuzz_$name" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=1024 \
            -max_len=16384 -print_final_stats=1 -artifact_prefix="build/fuzz/found/$name-" \
            "${folders[@]}" || failed=1
    done
    ((failed == 0)) || die "found something: see build/fuzz/found"
    say "Nothing found"
}
