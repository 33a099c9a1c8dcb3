# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later

help_run() {
    cat <<'PAGE'
Usage: ./dev run [OPTIONS OF COUNTERSIGN]

Builds Countersign as people get it and opens its window on the sample
workspace: invented people, all four inputs, drafts in every state. The sample
is made the first time, in your data folder, and kept; delete it to start anew.

Where there is no display, the same sample is worked through on the command
line instead: drafts by state, one draft with its evidence, the checks,
approving what may be approved, and delivery into a folder.

  ./dev run
  ./dev run --look dark       what stands after run goes to the application
PAGE
}

readonly APP=build/release/app/main/countersign
readonly CLI=build/release/app/main/countersign-cli

do_run() {
    need_packages build
    build_preset release countersign countersign-cli
    if [[ -n ${DISPLAY:-} || -n ${WAYLAND_DISPLAY:-} ]]; then
        open_window "$@"
    else
        work_without_window
    fi
}

open_window() {
    local folder=${XDG_DATA_HOME:-$HOME/.local/share}/countersign
    local sample=$folder/sample.countersign
    if [[ ! -e $sample ]]; then
        say "Making the sample workspace: $sample"
        mkdir -p "$folder"
        "$CLI" --workspace "$sample" init --sample >&2
    fi
    say "Opening $sample"
    exec "$APP" --workspace "$sample" "$@"
}

# cli ARGUMENT…: shows the line a person would type, then runs it. "Done, and something needs a
# person" (1) and "refused by a rule" (3) are answers here, not failures.
cli() {
    local status=0
    printf '\n$ countersign-cli --workspace sample.countersign %s\n' "$*"
    "$CLI" --workspace "$SAMPLE" "$@" || status=$?
    ((status == 0 || status == 1 || status == 3)) || die "countersign-cli ended with $status"
}

# drafts_in STATE: the ids of the drafts in that state, one a line.
drafts_in() {
    "$CLI" --workspace "$SAMPLE" --json list drafts --state "$1" --limit 1000 |
        sed -n 's/^{"id":"\([^"]*\)".*/\1/p; t; s/.*[,{]"id":"\([^"]*\)".*/\1/p'
}

work_without_window() {
    local folder state ids=()
    folder=$(mktemp -d "${TMPDIR:-/tmp}/countersign-sample.XXXXXX")
    SAMPLE=$folder/sample.countersign
    say "There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open."
    say "The same work on the command line, with the sample in $folder:"

    cli init --sample
    printf '\nDrafts by state:\n'
    for state in needs_review ready needs_sign_off blocked changes_requested \
        changed_since_approval rejected suppressed conflict delivery_unknown delivered; do
        printf '  %-24s %4d\n' "$state" "$(drafts_in "$state" | wc -l)"
    done
    mapfile -t ids < <(drafts_in needs_review)
    if ((${#ids[@]} > 0)); then
        cli show "${ids[0]}"
    fi
    cli check --all
    if ((${#ids[@]} > 0)); then
        cli approve "${ids[@]}"
    fi
    cli deliver --eml "$folder/outbox"
    printf '\nThe workspace and what was delivered are in %s\n' "$folder"
}
