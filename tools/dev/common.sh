# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What the commands share. Sourced by ./dev, with the root of the sources as current folder.

: "${ROOT:?sourced by ./dev}"

# Progress, on standard error: standard output belongs to what a command prints.
say() { printf '\033[1m▸ %s\033[0m\n' "$*" >&2; }
if [[ ! -t 2 ]]; then
    say() { printf -- '-- %s\n' "$*" >&2; }
fi

die() {
    printf 'dev: %s\n' "$*" >&2
    exit 1
}

# Wrong usage of a command: what is wrong, and where its page is.
misuse() {
    printf 'dev: %s (see ./dev %s --help)\n' "$2" "$1" >&2
    exit 2
}

have() { command -v "$1" >/dev/null 2>&1; }

cores() { nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2; }

# The files of the project that match the patterns, one a line, tracked or about to be.
# Without git (an unpacked archive) everything outside build/ and hidden folders counts.
project_files() {
    if git -C "$ROOT" rev-parse --is-inside-work-tree >/dev/null 2>&1; then
        git -C "$ROOT" ls-files --cached --others --exclude-standard -- "$@" |
            while IFS= read -r file; do
                if [[ -f $file ]]; then printf '%s\n' "$file"; fi
            done
    else
        find . -name build -prune -o -name '.?*' -type d -prune -o -type f -print |
            sed 's|^\./||' |
            while IFS= read -r file; do
                for pattern in "$@"; do
                    # shellcheck disable=SC2254 # the pattern is meant to match as one
                    case $file in $pattern) printf '%s\n' "$file" && break ;; esac
                done
            done
    fi | LC_ALL=C sort -u
}

# build_preset PRESET [TARGET…]: configures once, then builds.
build_preset() {
    local preset=$1
    shift
    local options=(--build --preset "$preset" -j "$(cores)")
    if (($# > 0)); then
        options+=(--target "$@")
    fi
    if [[ ! -f build/$preset/build.ninja ]]; then
        say "Configuring $preset"
        cmake --preset "$preset" >&2
    fi
    say "Building $preset${*:+: $*}"
    cmake "${options[@]}" >&2
}

preset_names() { cmake --list-presets=configure | sed -n 's/^ *"\([^"]*\)".*/\1/p'; }

# need_preset COMMAND NAME: NAME is one of CMakePresets.json.
need_preset() {
    preset_names | grep -qx -- "$2" ||
        misuse "$1" "there is no preset '$2'; there are: $(preset_names | paste -sd ' ')"
}
