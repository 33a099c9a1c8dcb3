// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/suppression_key.h"

#include "app/base/hash.h"
#include "app/text/contact_form.h"
#include "app/text/phone_number.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::policy {

namespace {

/// Without scheme and "www.", however often they were put in front.
QString withoutScheme(QString address)
{
    if (const qsizetype scheme = address.lastIndexOf("://"_L1); scheme >= 0)
        address = address.mid(scheme + 3);
    while (address.startsWith("www."_L1))
        address = address.mid(4);
    return address;
}

QString profileForm(const QString& value)
{
    QString address = text::contactFolded(value);
    // What is asked for may be an address itself, and is no part of this one.
    for (const QChar end : {u'?', u'#'}) {
        if (const qsizetype at = address.indexOf(end); at >= 0)
            address.truncate(at);
    }
    address = withoutScheme(address);
    while (address.endsWith(u'/') || address.endsWith(u' '))
        address.chop(1);
    return address;
}

QString phoneForm(const QString& written, const QString& country)
{
    const QString value = text::withoutLinkScheme(written);
    if (const auto number = text::internationalNumber(value, text::regionOf(country)))
        return *number;
    QString digits;
    std::copy_if(value.cbegin(), value.cend(), std::back_inserter(digits),
                 [](QChar c) { return c.isDigit(); });
    return digits;
}

/// A short record id of Salesforce as the long one: each of three more letters says which of five are capitals.
QString longRecordId(const QString& value)
{
    constexpr qsizetype shortId = 15;
    const bool isShortId =
        value.size() == shortId && value.startsWith("00"_L1) &&
        std::all_of(value.cbegin(), value.cend(),
                    [](QChar c) {
                        return c.isDigit() || (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z');
                    }) &&
        std::any_of(value.cbegin(), value.cend(), [](QChar c) { return c.isLetter(); });
    if (!isShortId)
        return value;
    QString id = value;
    for (qsizetype five = 0; five < shortId; five += 5) {
        int capitals = 0;
        for (qsizetype i = 0; i < 5; ++i)
            capitals |= value[five + i].isUpper() ? 1 << i : 0;
        id.append(u"ABCDEFGHIJKLMNOPQRSTUVWXYZ012345"[capitals]);
    }
    return id;
}

/// A domain and the domains above it, down to two labels.
QStringList domainAndAbove(QString domain)
{
    QStringList domains;
    while (domain.contains(u'.')) {
        domains.append(domain);
        domain = domain.mid(domain.indexOf(u'.') + 1);
    }
    return domains;
}

} // namespace

const QString* externalIdOf(const Prospect& prospect, const QString& system)
{
    for (const auto& [known, id] : prospect.externalIds) {
        if (known.compare(system, Qt::CaseInsensitive) == 0)
            return &id;
    }
    return nullptr;
}

QString personForm(const QString& name, const QString& company)
{
    const QString who = text::contactFolded(name);
    const QString where = text::contactFolded(company);
    return who.isEmpty() || where.isEmpty() ? QString() : QString(who + u'|' + where);
}

QString normalForm(SuppressionKind kind, const QString& value, const QString& country)
{
    switch (kind) {
    case SuppressionKind::Email:
        return text::emailForm(value);
    case SuppressionKind::Domain:
        return text::domainForm(value);
    case SuppressionKind::Phone:
        return phoneForm(value, country);
    case SuppressionKind::Profile:
        return profileForm(value);
    case SuppressionKind::Person:
        return text::contactFolded(longRecordId(value.trimmed()));
    }
    return {};
}

QString suppressionKey(const QByteArray& teamKey, SuppressionKind kind, const QString& normalForm)
{
    return hmacSha256Hex(teamKey, (toText(kind) + u':' + normalForm).toUtf8());
}

std::set<QString> suppressionKeysOf(const QByteArray& teamKey, const Prospect& prospect,
                                    const Account* account)
{
    std::set<QString> keys;
    const auto add = [&](SuppressionKind kind, const QString& form) {
        if (!form.isEmpty())
            keys.insert(suppressionKey(teamKey, kind, form));
    };
    add(SuppressionKind::Email, normalForm(SuppressionKind::Email, prospect.email));
    // Entries of before were kept under the address as it stood.
    if (const QString asItStood = text::contactFolded(prospect.email);
        asItStood.contains("@xn--"_L1)) {
        add(SuppressionKind::Email, asItStood);
        for (const QString& above : domainAndAbove(asItStood.section(u'@', -1)))
            add(SuppressionKind::Domain, above);
    }
    for (const QString& domain : {prospect.email, account ? account->domain : QString()}) {
        for (const QString& above : domainAndAbove(normalForm(SuppressionKind::Domain, domain)))
            add(SuppressionKind::Domain, above);
    }
    if (!prospect.phone.isEmpty()) {
        add(SuppressionKind::Phone,
            normalForm(SuppressionKind::Phone, prospect.phone, prospect.country));
        add(SuppressionKind::Phone, normalForm(SuppressionKind::Phone, prospect.phone));
    }
    if (!prospect.profileUrl.isEmpty())
        add(SuppressionKind::Profile, normalForm(SuppressionKind::Profile, prospect.profileUrl));
    add(SuppressionKind::Person, normalForm(SuppressionKind::Person, prospect.id.text()));
    for (const auto& [system, id] : prospect.externalIds)
        add(SuppressionKind::Person, normalForm(SuppressionKind::Person, id));
    if (account)
        add(SuppressionKind::Person, personForm(prospect.name, account->name));
    return keys;
}

} // namespace countersign::policy
