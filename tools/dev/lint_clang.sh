# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# clang-tidy and clazy over the sources, file by file and side by side. A file that passed is
# remembered under a hash of all that its verdict hangs on: the tool and its settings, the compiler's
# command, the file and every header of ours that it includes. So a second run looks at what changed.

readonly LINT_STATE=build/lint

# Left out of clazy's level0 and level1, and why:
#   no-overloaded-signal, no-qproperty-without-notify  models with constant properties are fine
#   no-non-pod-global-static  file-local constants of Qt strings are built without side effects
#   no-qstring-ref            speaks of QStringRef, which Qt 6 no longer has
#   no-range-loop-reference   clang-tidy's performance-for-range-copy says the same
readonly CLAZY_CHECKS="level0,level1,no-overloaded-signal,no-qproperty-without-notify,no-non-pod-global-static,no-range-loop-reference,no-qstring-ref"

# Clang reads commands that were written for gcc.
readonly READS_GCC="--extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-unused-command-line-argument"

run_tidy() {
    # shellcheck disable=SC2086 # several options
    clang-tidy -p build/dev --quiet $READS_GCC "$1" 2>&1
}

# clazy only warns; a warning of its own is a failure here.
run_clazy() {
    local output
    # shellcheck disable=SC2086 # several options
    output=$(clazy-standalone -p build/dev --checks="$CLAZY_CHECKS" --ignore-dirs='/usr/.*|.*/build/.*' \
        $READS_GCC "$1" 2>&1)
    local status=$?
    printf '%s\n' "$output"
    ((status == 0)) && ! grep -qE '(warning|error): ' <<<"$output"
}

tool_salt() {
    case $1 in
    tidy) clang-tidy --version && cat .clang-tidy ;;
    clazy) clazy-standalone --version && echo "$CLAZY_CHECKS" ;;
    esac
    declare -f "run_$1"
}

# For each source file of ours that preset dev compiles: `file<TAB>what its verdict hangs on`. Tests are
# left out: gcc reads them with the same warnings, they run on every change, and they are half the time.
sources_with_inputs() {
    local files
    files=$(project_files '*.cpp' '*.h')
    {
        tr '\n' '\0' <<<"$files" | xargs -0 -r sha256sum | sed 's/^/hash /'
        sed -n 's/^ *"\(command\|file\)": "\(.*\)",\{0,1\}$/\1 \2/p' build/dev/compile_commands.json
        ninja -C build/dev -t deps | sed 's/^ \{1,\}/needs /'
    } | awk -v root="$ROOT/" '
        function ours(path) {
            sub(/^(\.\.\/)+/, "", path)
            if (index(path, root) == 1) path = substr(path, length(root) + 1)
            return path
        }
        $1 == "hash" { hash[$3] = $2; next }
        $1 == "command" { line = substr($0, 9); gsub(root, "", line); next }
        $1 == "file" { file = ours($2); if (file in hash) command[file] = line; next }
        / #deps / { source = ""; next }
        $1 == "needs" {
            path = ours($2)
            if (source == "") source = path
            if (path in hash) inputs[source] = inputs[source] " " hash[path]
        }
        END { for (file in command) if (file in inputs && file !~ /^tests\//) print file "\t" command[file] inputs[file] }
    ' | LC_ALL=C sort
}

# clang_file TOOL KEY FILE: runs in a process of its own, several at a time.
clang_file() {
    local report="$LINT_STATE/$1/${2}.report"
    if "run_$1" "$3" >"$report"; then
        mv "$report" "${report%.report}"
    else
        printf '%s\n' "$3" >>"$LINT_STATE/$1/failed"
    fi
}

# clang_over TOOL: every file that did not pass as it is now; prints each finding once.
clang_over() {
    local tool=$1 salt file inputs key todo=() count=0
    mkdir -p "$LINT_STATE/$tool"
    rm -f "$LINT_STATE/$tool"/{failed,*.report}
    find "$LINT_STATE/$tool" -type f -mtime +30 -delete
    salt=$(tool_salt "$tool")
    while IFS=$'\t' read -r file inputs; do
        count=$((count + 1))
        key=$(sha256sum <<<"$salt $file $inputs")
        key=${key%% *}
        [[ -e $LINT_STATE/$tool/$key ]] || todo+=("$tool" "$key" "$file")
    done < <(sources_with_inputs)
    # What reads the build's own lists must not pass because it could not read them.
    ((count >= $(find app models ui -name '*.cpp' | wc -l))) ||
        die "$tool sees $count files only: build anew with ./dev build dev"
    say "$tool: $((${#todo[@]} / 3)) of $count files to look at"
    if ((${#todo[@]} == 0)); then
        return 0
    fi
    printf '%s\0' "${todo[@]}" | xargs -0 -n 3 -P "$(cores)" bash -c 'clang_file "$@"' clang_file
    [[ -e $LINT_STATE/$tool/failed ]] || return 0
    cat "$LINT_STATE/$tool"/*.report | grep -vE '^([0-9]+ warnings? |Suppressed |Use -header-filter)' |
        awk '/: (warning|error): / { skip = seen[$0]++ } !skip' >&2
    return 1
}

lint_with_clang() {
    export LINT_STATE CLAZY_CHECKS READS_GCC
    export -f clang_file run_tidy run_clazy
    build_preset dev || return 1
    clang_over "$1"
}

lint_tidy() { lint_with_clang tidy; }
lint_clazy() { lint_with_clang clazy; }
