# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later

help_format() {
    cat <<'PAGE'
Usage: ./dev format [FILE…]

Lays out C++ sources as .clang-format says: those named, or all of the
project. `./dev lint` fails on a file that is laid out otherwise.
PAGE
}

do_format() {
    local files=("$@")
    [[ ${1:-} != -* ]] || misuse format "unknown option '$1'"
    need_packages format
    if ((${#files[@]} == 0)); then
        mapfile -t files < <(project_files '*.cpp' '*.h')
    fi
    if ((${#files[@]} > 0)); then
        printf '%s\0' "${files[@]}" | xargs -0 -n 32 -P "$(cores)" clang-format -i
    fi
    say "Laid out ${#files[@]} files"
}
