// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/merge_record.h"

#include "app/intake/field_mapping.h"
#include "app/policy/suppression_key.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

template<class Record>
struct TextField {
    const char16_t* name;
    QString Record::*member;
};

// Given, family and full name hang together: mergeNames().
constexpr std::array prospectFields{
    TextField<Prospect>{u"email", &Prospect::email},
    TextField<Prospect>{u"phone", &Prospect::phone},
    TextField<Prospect>{u"title", &Prospect::title},
    TextField<Prospect>{u"profile", &Prospect::profileUrl},
    TextField<Prospect>{u"city", &Prospect::city},
    TextField<Prospect>{u"country", &Prospect::country},
    TextField<Prospect>{u"language", &Prospect::language},
    TextField<Prospect>{u"time_zone", &Prospect::timeZone},
    TextField<Prospect>{u"owner", &Prospect::owner},
    TextField<Prospect>{u"notes", &Prospect::notes},
};

constexpr std::array accountFields{
    TextField<Account>{u"name", &Account::name},
    TextField<Account>{u"domain", &Account::domain},
    TextField<Account>{u"industry", &Account::industry},
    TextField<Account>{u"employees", &Account::employees},
    TextField<Account>{u"country", &Account::country},
};

/// The same text in another Unicode form is no change.
bool sameText(const QString& a, const QString& b)
{
    return a == b ||
           a.normalized(QString::NormalizationForm_C) == b.normalized(QString::NormalizationForm_C);
}

/// An address or number written another way is the same one: approvals are bound to it.
bool sameContact(const QString& field, const QString& before, const QString& after,
                 const QString& country)
{
    if (before.isEmpty() || after.isEmpty())
        return false;
    const std::optional<SuppressionKind> kind = field == "email"_L1   ? SuppressionKind::Email
                                                : field == "phone"_L1 ? SuppressionKind::Phone
                                                : field == "profile"_L1
                                                    ? std::optional(SuppressionKind::Profile)
                                                    : std::nullopt;
    return kind &&
           policy::normalForm(*kind, before, country) == policy::normalForm(*kind, after, country);
}

template<class Record>
class Merger {
public:
    Merger(Merge<Record>& merge, bool clearEmpty)
        : m_merge(merge)
        , m_clearEmpty(clearEmpty)
    {}

    /// One field that the row has a cell for.
    void field(const QString& name, QString& value, const QString& incoming)
    {
        if (incoming.isEmpty() && !m_clearEmpty) {
            if (!value.isEmpty())
                m_merge.leftAsIs.append(name);
            return;
        }
        replace(name, value, incoming);
    }

    void replace(const QString& name, QString& value, const QString& incoming)
    {
        if (sameText(value, incoming))
            return;
        m_merge.changes.push_back({name, value, incoming});
        value = incoming;
    }

    void custom(const CustomFields& incoming, const QStringList& present)
    {
        CustomFields& fields = m_merge.merged.custom;
        for (const auto& [header, cell] : incoming) {
            if (!cell.isEmpty())
                replace(customField(header), fields[header], cell);
        }
        for (auto at = fields.begin(); at != fields.end();) {
            const QString name = customField(at->first);
            const bool emptyCell = present.contains(name) && !incoming.contains(at->first);
            if (emptyCell && m_clearEmpty) {
                m_merge.changes.push_back({name, at->second, {}});
                at = fields.erase(at);
                continue;
            }
            if (emptyCell)
                m_merge.leftAsIs.append(name);
            ++at;
        }
    }

private:
    Merge<Record>& m_merge;
    bool m_clearEmpty;
};

/// The system under the name by which the record has it already.
QString systemIn(const Prospect& existing, const QString& system)
{
    for (const auto& [known, id] : existing.externalIds) {
        if (known.compare(system, Qt::CaseInsensitive) == 0)
            return known;
    }
    return system;
}

void mergeNames(Merger<Prospect>& merger, Prospect& merged, const Prospect& incoming,
                const QStringList& present)
{
    const bool hasName = present.contains(u"name"_s);
    const bool hasGiven = present.contains(u"given"_s);
    const bool hasFamily = present.contains(u"family"_s);
    const bool otherName = !incoming.name.isEmpty() && !sameText(merged.name, incoming.name);
    if (hasName)
        merger.field(u"name"_s, merged.name, incoming.name);
    if (hasGiven)
        merger.field(u"given"_s, merged.given, incoming.given);
    if (hasFamily)
        merger.field(u"family"_s, merged.family, incoming.family);
    if (hasName && otherName && !hasGiven && !hasFamily) {
        // The parts were split off the full name, so they change with it.
        merger.replace(u"given"_s, merged.given, incoming.given);
        merger.replace(u"family"_s, merged.family, incoming.family);
    } else if (!hasName && (hasGiven || hasFamily)) {
        merger.replace(u"name"_s, merged.name,
                       QString(merged.given + u' ' + merged.family).trimmed());
    }
}

} // namespace

Merge<Prospect> mergeProspect(const Prospect& existing, const Prospect& incoming,
                              const QStringList& present, bool clearEmpty)
{
    Merge<Prospect> merge;
    merge.merged = existing;
    Merger<Prospect> merger(merge, clearEmpty);
    mergeNames(merger, merge.merged, incoming, present);
    for (const TextField<Prospect>& field : prospectFields) {
        const QString name = QStringView(field.name).toString();
        QString& value = merge.merged.*field.member;
        const QString& cell = incoming.*field.member;
        if (present.contains(name) && !sameContact(name, value, cell, existing.country))
            merger.field(name, value, cell);
    }
    for (const auto& [system, id] : incoming.externalIds) {
        if (id.isEmpty())
            continue;
        const QString known = systemIn(existing, system);
        QString& kept = merge.merged.externalIds[known];
        // The same id in another spelling is no change.
        if (policy::normalForm(SuppressionKind::Person, kept) !=
            policy::normalForm(SuppressionKind::Person, id))
            merger.replace("external_ids."_L1 + known, kept, id);
    }
    merger.custom(incoming.custom, present);
    return merge;
}

Merge<Account> mergeAccount(const Account& existing, const Account& incoming,
                            const QStringList& present, bool clearEmpty)
{
    Merge<Account> merge;
    merge.merged = existing;
    Merger<Account> merger(merge, clearEmpty);
    for (const TextField<Account>& field : accountFields) {
        const QString name = QStringView(field.name).toString();
        if (present.contains(name))
            merger.field(name, merge.merged.*field.member, incoming.*field.member);
    }
    merger.custom(incoming.custom, present);
    return merge;
}

} // namespace countersign::intake
