# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later

help_mutate() {
    cat <<'PAGE'
Usage: ./dev mutate [NAME…]

Proves that the tests hold the rules. Each tests/mutations/NN-name.patch takes
one rule out of the sources; the tests it names must then fail. A mutation that
survives, that no longer applies, or that does not build makes the command fail.
With names, only those patches (a part of the file name is enough).

A patch is a unified diff under a head of comments:

  # rule: an approval holds for the revision it was given on
  # tests: policy_review_state_test services_decide_test
  --- a/app/policy/review_state.cpp
  +++ b/app/policy/review_state.cpp

The work is done on a copy in build/mutate, built once and kept; your own tree is
not touched. Make a patch by changing the source, `git diff`, and undoing it.
PAGE
}

readonly MUTATE_TREE=build/mutate/countersign

# Brings the copy to the state of the sources. A file is written only if it differs, and then with
# the time of now: an older time would leave ninja with what a mutation had compiled.
refresh_tree() {
    local file wanted=build/mutate/wanted
    mkdir -p "$MUTATE_TREE"
    project_files '*' >"$wanted"
    while IFS= read -r file; do
        if ! cmp -s "$file" "$MUTATE_TREE/$file"; then
            mkdir -p "$MUTATE_TREE/$(dirname "$file")"
            cp "$file" "$MUTATE_TREE/$file"
        fi
    done <"$wanted"
    (cd "$MUTATE_TREE" && find . -path ./build -prune -o -type f -print) | sed 's|^\./||' |
        LC_ALL=C sort | LC_ALL=C comm -13 "$wanted" - |
        while IFS= read -r file; do rm -f "$MUTATE_TREE/$file"; done
}

# head_of PATCH KEY: what stands behind `# KEY:`.
head_of() { sed -n "/^---/q; s/^# $2: *//p" "$1"; }

files_of() { sed -n 's|^+++ b/\([^[:space:]]*\).*|\1|p' "$1"; }

in_tree() { (cd "$MUTATE_TREE" && "$@"); }

build_in_tree() {
    [[ -f $MUTATE_TREE/build/dev/build.ninja ]] || in_tree cmake --preset dev || return 1
    in_tree cmake --build --preset dev -j "$(cores)" --target "$@"
}

# run_tests NAME…: like ctest, 0 if all of them pass.
run_tests() {
    QT_QPA_PLATFORM=offscreen in_tree ctest --preset dev --no-tests=error --timeout 120 \
        -R "^($(IFS='|' && echo "$*"))\$"
}

# judge PATCH LOG: prints the verdict on one mutation.
judge() {
    local patch=$1 log=$2 tests=()
    read -r -a tests <<<"$(head_of "$patch" tests)"
    if ((${#tests[@]} == 0)); then
        echo "names no tests"
    elif ! patch -d "$MUTATE_TREE" -p1 --fuzz=0 --no-backup-if-mismatch -r - <"$patch" >>"$log" 2>&1; then
        echo "does not apply"
    elif ! build_in_tree "${tests[@]}" >>"$log" 2>&1; then
        echo "does not build"
    elif run_tests "${tests[@]}" >>"$log" 2>&1; then
        echo "SURVIVED"
    else
        echo "killed"
    fi
}

# The patches whose names hold one of the arguments; all without arguments.
chosen_patches() {
    local patch name
    for patch in tests/mutations/*.patch; do
        [[ -f $patch ]] || continue
        (($# > 0)) || echo "$patch"
        for name in "$@"; do
            if [[ $(basename "$patch") == *"$name"* ]]; then
                echo "$patch"
                break
            fi
        done
    done
}

# The tests must pass on the sources as they are: only then does a failure say something.
check_untouched() {
    local tests=() named=() patch log=build/mutate/untouched.log
    for patch in "$@"; do
        read -r -a named <<<"$(head_of "$patch" tests)"
        tests+=("${named[@]}")
    done
    mapfile -t tests < <(printf '%s\n' "${tests[@]}" | sort -u)
    say "Building and running ${#tests[@]} tests on the sources as they are"
    if ! { build_in_tree "${tests[@]}" && run_tests "${tests[@]}"; } >"$log" 2>&1; then
        tail -n 30 "$log" >&2
        die "the tests do not pass on the sources as they are ($log)"
    fi
}

do_mutate() {
    local patches=() patch name verdict bad=0
    [[ ${1:-} != -* ]] || misuse mutate "unknown option '$1'"
    need_packages build mutate
    mapfile -t patches < <(chosen_patches "$@")
    ((${#patches[@]} > 0)) || die "there is no such patch in tests/mutations"
    refresh_tree
    check_untouched "${patches[@]}"
    printf '%-15s %-34s %s\n' verdict mutation "rule that is dropped"
    for patch in "${patches[@]}"; do
        name=$(basename "$patch" .patch)
        : >"build/mutate/$name.log"
        verdict=$(judge "$patch" "build/mutate/$name.log")
        printf '%-15s %-34s %s\n' "$verdict" "$name" "$(head_of "$patch" rule)"
        [[ $verdict == killed ]] || bad=$((bad + 1))
        refresh_tree
    done
    printf '%d of %d mutations killed\n' $((${#patches[@]} - bad)) ${#patches[@]}
    ((bad == 0)) || die "what each one did is in build/mutate/NAME.log"
}
