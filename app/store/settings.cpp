// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/settings.h"

#include "app/domain/rules_text.h"
#include "app/store/connection.h"
#include "app/store/controls.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/identities.h"
#include "app/store/projection.h"
#include "app/store/rows.h"
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

RuleBook Settings::ruleBook() const
{
    std::map<QString, QString> texts;
    for (Query row = db().query("setting/all"); row.step();) {
        if (isRule(row.text(0)))
            texts.emplace(row.text(0), row.text(1));
    }
    return RuleBook::fromTexts(texts);
}

QByteArray Settings::teamKey() const
{
    return QByteArray::fromHex(value(u"_team_key"_s).value_or(QString()).toLatin1());
}

Result<Put> Settings::set(const QString& key, const QString& value)
{
    QString text = value;
    if (isRule(key)) {
        const auto [scope, name] = RuleBook::split(key);
        RuleBook book;
        if (const Result<void> taken = book.set({scope, name, value}); !taken)
            return taken.error();
        text = rulesAsText(book.in(scope)).at(name);
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

Result<Put> Settings::put(const RuleBook& rules)
{
    const std::map<QString, QString> before = ruleBook().texts();
    const std::map<QString, QString> after = rules.texts();
    if (before == after)
        return Put::Unchanged;
    for (const auto& [key, value] : before) {
        if (!after.contains(key))
            db().run("setting/remove", key);
    }
    for (const auto& [key, value] : after)
        db().run("setting/put", key, value);
    tx().changed(DocumentKind::Setting, 0);
    tx().effects().settings = true;
    return Put::Changed;
}

Result<Put> Settings::put(const Rules& rules)
{
    RuleBook book = ruleBook();
    for (const auto& [name, value] : rulesAsText(rules)) {
        if (const Result<void> taken = book.set({{}, name, value}); !taken)
            return taken.error();
    }
    return put(book);
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
