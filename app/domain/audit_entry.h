// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"

#include <QByteArray>
#include <QDateTime>

namespace countersign {

/// One line of the signed log. Each entry's hash covers the one before it, so that a changed, missing
/// or reordered entry shows; the signature is the device's (Ed25519 over `hash`).
struct AuditEntry {
    AuditId id; ///< `audit:<user>:<device>:<seq>`
    QString device;
    qint64 seq = 0; ///< from 1, without gaps, per device
    UserId by;
    QString action;   ///< e.g. "decision.approve", "import.prospects", "refused"
    QString subject;  ///< id of what it is about
    QString detail;   ///< canonical JSON: ids, hashes and counts, never names or free text
    QString previous; ///< hash of the entry before; empty for the first
    QString hash;
    QByteArray signature;
    QDateTime at;

    friend bool operator==(const AuditEntry&, const AuditEntry&) = default;
};

} // namespace countersign
