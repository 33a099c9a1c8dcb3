# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later

help_screenshots() {
    cat <<'PAGE'
Usage: ./dev screenshots [FOLDER]

Draws each page of the window, filled from the sample workspace, as PNG
pictures into FOLDER (build/screenshots unless told). Needs no display.
PAGE
}

do_screenshots() {
    local folder=${1:-build/screenshots}
    [[ $folder != -* ]] || misuse screenshots "unknown option '$folder'"
    need_packages build
    build_preset dev countersign_screenshots
    mkdir -p "$folder"
    QT_QPA_PLATFORM=offscreen build/dev/tests/gui/countersign_screenshots "$folder"
    say "Pictures are in $folder"
}
