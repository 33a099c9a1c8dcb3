// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/remote.h"

#include "app/store/changes.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/transaction.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

/// Of the store's own settings: not listed, and no rule.
QString settingName(const QString& name)
{
    return QString(u"_sync."_s + name);
}

} // namespace

std::optional<RemoteRecord> Remote::record(const QString& id) const
{
    Query row = db().query("remote/record", id);
    return row.step() ? std::optional(RemoteRecord{row.text(0), row.text(1).toUtf8()})
                      : std::nullopt;
}

bool Remote::isRemoved(const QString& id) const
{
    const std::optional<RemoteRecord> known = record(id);
    return known && known->isRemoved();
}

void Remote::keep(const QString& id, const RemoteRecord& record)
{
    db().run("remote/keep", id, record.rev, QString::fromUtf8(record.body));
}

void Remote::forget(const QString& id)
{
    db().run("remote/forget", id);
}

void Remote::see(const QString& id)
{
    db().run("remote/see", id);
}

void Remote::forgetSeen()
{
    db().run("remote/forget_seen");
}

qint64 Remote::requeueUnseen()
{
    std::vector<std::pair<DocumentKind, Row>> unseen;
    for (Query row = db().query("remote/every_document"); row.step();) {
        const auto kind = static_cast<DocumentKind>(row.integer(0));
        const QString id = documentId(db(), kind, row.number(1));
        if (!id.isEmpty() && !db().has("remote/is_seen", id) && !tx().changes().isWaiting(id))
            unseen.emplace_back(kind, row.number(1));
    }
    db().run("remote/forget_unseen");
    for (const auto& [kind, row] : unseen)
        tx().changed(kind, row);
    return static_cast<qint64>(unseen.size());
}

void Remote::hold(const HeldDocument& document)
{
    db().run("remote/hold", document.id, QString::fromUtf8(document.body), document.reason);
}

void Remote::release(const QString& id)
{
    db().run("remote/release", id);
}

std::vector<HeldDocument> Remote::held(const QString& reason) const
{
    std::vector<HeldDocument> held;
    for (Query row = db().query("remote/held", reason); row.step();)
        held.push_back({row.text(0), row.text(1).toUtf8(), row.text(2)});
    return held;
}

void Remote::raise(const SyncIssue& issue)
{
    db().run("remote/raise", issue.document, issue.field, issue.reason, issue.about, issue.mine,
             issue.theirs);
}

void Remote::settle(const QString& document, const QString& field)
{
    db().run("remote/settle", document, field);
}

void Remote::settleAbout(const QString& prospect)
{
    db().run("remote/settle_about", prospect);
}

std::vector<SyncIssue> Remote::issues() const
{
    std::vector<SyncIssue> issues;
    for (Query row = db().query("remote/issues"); row.step();)
        issues.push_back(
            {row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5)});
    return issues;
}

QString Remote::state(const QString& name) const
{
    Query row = db().query("setting/find", settingName(name));
    return row.step() ? row.text(0) : QString();
}

void Remote::setState(const QString& name, const QString& value)
{
    if (value.isEmpty())
        db().run("setting/remove", settingName(name));
    else
        db().run("setting/put", settingName(name), value);
}

} // namespace countersign::store
