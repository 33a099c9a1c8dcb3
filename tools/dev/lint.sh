# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later

# shellcheck source=tools/dev/lint_clang.sh
source tools/dev/lint_clang.sh

# A source file longer than this is mentioned: is it still one thing?
readonly LONG_FILE=500

help_lint() {
    cat <<'PAGE'
Usage: ./dev lint [--fast]

Everything a machine can say about the sources; fails if it finds something.

  layout    C++ is laid out as .clang-format says (mend with ./dev format)
  licence   each source file names its licence in the first two lines
  includes  rooms include only what stands below them
  shell     shellcheck over the scripts
  mutations each patch of tests/mutations still applies
  tidy      clang-tidy with the checks of .clang-tidy
  clazy     mistakes in the use of Qt

Files over 500 lines are listed, no more. --fast leaves tidy and clazy out.
Those two look only at files that changed, or whose headers did, since they
last passed; what passed is remembered in build/lint.
PAGE
}

lint_layout() {
    project_files '*.cpp' '*.h' | tr '\n' '\0' |
        xargs -0 -r -n 32 -P "$(cores)" clang-format --dry-run -Werror
}

shell_files() {
    project_files '*.sh'
    printf '%s\n' dev .ci/run
}

lint_licence() {
    local file failed=0
    while IFS= read -r file; do
        head -n 2 "$file" | grep -q 'SPDX-License-Identifier: GPL-3.0-or-later' && continue
        echo "$file:1: the SPDX line is missing: // SPDX-License-Identifier: GPL-3.0-or-later" >&2
        failed=1
    done < <(project_files '*.cpp' '*.h' && shell_files)
    return $failed
}

lint_shell() {
    shell_files | tr '\n' '\0' | xargs -0 -r shellcheck --external-sources --source-path=SCRIPTDIR/../..
}

lint_mutations() {
    local mutation failed=0
    for mutation in tests/mutations/*.patch; do
        if ! patch --dry-run --silent -p1 --fuzz=0 --force <"$mutation" >&2; then
            echo "$mutation: does not apply any more; make it anew from the source as it is now" >&2
            failed=1
        fi
    done
    return $failed
}

lint_includes() {
    build_preset dev house_includes_test && ctest --preset dev -R '^house_includes_test$' >&2
}

list_long_files() {
    local long
    long=$(project_files '*.cpp' '*.h' | tr '\n' '\0' | xargs -0 -r wc -l |
        awk -v most="$LONG_FILE" '$2 != "total" && $1 > most { printf "  %5d  %s\n", $1, $2 }' | sort -rn)
    if [[ -n $long ]]; then
        printf 'Over %d lines (is each still one thing?):\n%s\n' "$LONG_FILE" "$long" >&2
    fi
}

do_lint() {
    local steps=(layout licence shell mutations includes) sets=(build format lint) failed=() step
    case ${1:-} in
    --fast) ;;
    "") steps+=(tidy clazy) && sets+=(clang) ;;
    *) misuse lint "unknown option '$1'" ;;
    esac
    need_packages "${sets[@]}"
    for step in "${steps[@]}"; do
        say "Lint: $step"
        "lint_$step" || failed+=("$step")
    done
    list_long_files
    if ((${#failed[@]} > 0)); then
        die "lint found something in: ${failed[*]}"
    fi
    say "Lint is clean"
}
