# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Finds and installs the Debian packages of tools/packages.txt.

# package_rows SET…: the lines `package command what for` of these sets.
package_rows() {
    local set
    for set in "$@"; do
        awk -v set="$set" '$1 == set { $1 = ""; print substr($0, 2) }' tools/packages.txt
    done
}

# The packages of the lines on standard input that are not installed, and whose command did not come from
# elsewhere (Node often does).
missing_of() {
    local package command
    while read -r package command _; do
        [[ $command != - ]] && have "$command" && continue
        [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
            echo "$package"
    done
}

# need_packages SET…: returns when everything in these sets is there, otherwise ends the script.
need_packages() {
    if have dpkg-query && have apt-get; then
        local missing
        mapfile -t missing < <(package_rows "$@" | missing_of)
        if ((${#missing[@]} > 0)); then
            install_packages "${missing[@]}"
        fi
    else
        need_commands "$@"
    fi
}

# Without Debian packages only the commands can be looked for; CMake looks for the libraries.
need_commands() {
    local package command what missing=()
    while read -r package command what; do
        [[ $command == - ]] || have "$command" || missing+=("$command ($package: $what)")
    done < <(package_rows "$@")
    if ((${#missing[@]} == 0)); then
        say "Not a Debian system: nothing is installed for you; what is needed stands in tools/packages.txt"
        return
    fi
    {
        echo "This is not a Debian system, so nothing is installed for you."
        echo "Needed are, by their names in Debian 12:"
        package_rows "$@" | while read -r package command what; do
            printf '  %-20s %s\n' "$package" "$what"
        done
        echo "Not found:"
        printf '  %s\n' "${missing[@]}"
    } >&2
    exit 1
}

# The package lists are of use if they know each package and are not older than a week.
apt_lists_serve() {
    local package
    [[ -n $(find /var/lib/apt/lists -maxdepth 1 -name '*Packages*' -mtime -7 -print -quit 2>/dev/null) ]] ||
        return 1
    for package in "$@"; do
        apt-cache show --no-all-versions "$package" >/dev/null 2>&1 || return 1
    done
}

install_packages() {
    local root=() line
    if ((EUID != 0)); then
        root=(sudo)
    fi
    local apt="${root[*]:+${root[*]} }env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300"
    line="$apt install -y --no-install-recommends $*"
    if ! apt_lists_serve "$@"; then
        line="$apt update && $line"
    fi
    say "Missing packages; this installs them:"
    printf '%s\n' "$line" >&2
    if ((EUID != 0)) && ! have sudo; then
        die "there is no sudo here: run that line as root (without sudo), then try again."
    fi
    bash -c "$line" </dev/null >&2 ||
        die "that did not work. Run the line above by hand to see why; on another release of Debian or Ubuntu a package may have another name."
}
