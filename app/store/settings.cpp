// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/settings.h"

#include "app/store/connection.h"
#include "app/store/controls.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/identities.h"
#include "app/store/projection.h"
#include "app/store/rows.h"
#include "app/store/rules_text.h"
#include "app/store/transaction.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

bool isRule(const QString& key)
{
    return key.startsWith("rules."_L1);
}

} // namespace

std::optional<QString> Settings::value(const QString& key) const
{
    Query row = db().query("setting/find", key);
    if (row.step())
        return row.text(0);
    if (!isRule(key))
        return std::nullopt;
    const std::map<QString, QString> standard = rulesAsText(Rules());
    const auto it = standard.find(key);
    return it == standard.end() ? std::nullopt : std::optional(it->second);
}

std::map<QString, QString> Settings::all() const
{
    std::map<QString, QString> settings = rulesAsText(rules());
    for (Query row = db().query("setting/all"); row.step();)
        settings.insert_or_assign(row.text(0), row.text(1));
    std::erase_if(settings, [](const auto& setting) { return setting.first.startsWith(u'_'); });
    return settings;
}

Rules Settings::rules() const
{
    Rules rules;
    for (Query row = db().query("setting/all"); row.step();) {
        // A rule of a later version is left out.
        if (isRule(row.text(0)))
            (void)setRule(rules, row.text(0), row.text(1));
    }
    return rules;
}

QByteArray Settings::teamKey() const
{
    return QByteArray::fromHex(value(u"_team_key"_s).value_or(QString()).toLatin1());
}

Result<Put> Settings::set(const QString& key, const QString& value)
{
    QString text = value;
    if (isRule(key)) {
        Rules rules;
        if (const Result<void> taken = setRule(rules, key, value); !taken)
            return taken.error();
        text = rulesAsText(rules).at(key);
    }
    const std::optional<QString> known = this->value(key);
    if (known == text)
        return Put::Unchanged;
    db().run("setting/put", key, text);
    if (isRule(key))
        tx().changed(DocumentKind::Setting, 0);
    tx().effects().settings = true;
    return known ? Put::Changed : Put::Added;
}

Result<void> Settings::remove(const QString& key)
{
    if (db().run("setting/remove", key) > 0) {
        if (isRule(key))
            tx().changed(DocumentKind::Setting, 0);
        tx().effects().settings = true;
    }
    return {};
}

Result<Put> Settings::put(const Rules& rules)
{
    Put put = Put::Unchanged;
    const std::map<QString, QString> standard = rulesAsText(Rules());
    for (const auto& [key, text] : rulesAsText(rules)) {
        if (value(key) == text)
            continue;
        if (standard.at(key) == text)
            db().run("setting/remove", key);
        else
            db().run("setting/put", key, text);
        put = Put::Changed;
    }
    if (put == Put::Changed) {
        tx().changed(DocumentKind::Setting, 0);
        tx().effects().settings = true;
    }
    return put;
}

Result<void> Settings::setTeamKey(const QByteArray& key)
{
    if (key == teamKey())
        return {};
    db().run("setting/put", u"_team_key"_s, QString::fromLatin1(key.toHex()));
    Identities(tx()).makeAnew();
    for (const policy::SegmentPolicy& segment : tx().controls().segmentPolicies()) {
        if (segment.calibration) // the draw for samples is another
            Projection(tx()).touchDraftsOfSegment(rowOf(db(), segment.segment.id));
    }
    return {};
}

} // namespace countersign::store
