// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/contact.h"

#include "app/text/contact_form.h"
#include "app/text/phone_number.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

QString digitsOf(const QString& text)
{
    QString digits;
    std::copy_if(text.cbegin(), text.cend(), std::back_inserter(digits),
                 [](QChar c) { return c.isDigit(); });
    return digits;
}

constexpr qsizetype phoneDigitsMin = 7;

bool isPhone(const QString& value)
{
    const bool onlyPhone = std::all_of(value.cbegin(), value.cend(), [](QChar c) {
        return c.isDigit() || c.isSpace() || QStringView(u"+()-./–").contains(c);
    });
    return onlyPhone && digitsOf(value).size() >= phoneDigitsMin;
}

SuppressionKind kindOf(const QString& value)
{
    if (value.contains(u'@') && !value.startsWith(u'@') && !value.startsWith("*@"_L1))
        return SuppressionKind::Email;
    if (isPhone(text::withoutLinkScheme(value)))
        return SuppressionKind::Phone;
    static const QRegularExpression site(uR"(^(?:https?://)?[^\s/]+\.[^\s/]+/?$)"_s);
    if (value.contains(u'/') && !site.match(value).hasMatch())
        return SuppressionKind::Profile;
    return value.contains(u'.') && !value.contains(u' ') ? SuppressionKind::Domain
                                                         : SuppressionKind::Person;
}

QString phoneForm(const QString& written, const QString& locale)
{
    const QString value = text::withoutLinkScheme(written);
    const QString region = locale.contains(u'-') ? locale.section(u'-', -1) : QString();
    if (const auto number = text::internationalNumber(value, text::regionOf(region)))
        return *number;
    return digitsOf(value);
}

/// One in the international form, the other as it is dialled at home: "+44 7700 900127" and "07700 900127".
bool isSameNumber(const QString& a, const QString& b)
{
    if (a == b)
        return true;
    const auto national = [](const QString& number) {
        QString digits = digitsOf(number);
        while (digits.startsWith(u'0'))
            digits.remove(0, 1);
        return digits;
    };
    const QString shorter = a.size() < b.size() ? national(a) : national(b);
    const QString longer = a.size() < b.size() ? digitsOf(b) : digitsOf(a);
    return a.startsWith(u'+') != b.startsWith(u'+') && shorter.size() >= phoneDigitsMin &&
           longer.endsWith(shorter);
}

bool isUnderDomain(const QString& email, const QString& domain)
{
    const QString host = email.section(u'@', -1);
    return !domain.isEmpty() && email.contains(u'@') &&
           (host == domain || host.endsWith(QString(u'.' + domain)));
}

bool isPerson(const QString& value, const Addressee& prospect)
{
    const QString name = text::contactFolded(prospect.name);
    if (name.isEmpty())
        return false;
    if (value == name)
        return true;
    const QString company = text::contactFolded(prospect.company);
    return !company.isEmpty() && value.startsWith(name) && value.contains(company);
}

} // namespace

std::optional<SuppressionKind>
matchContact(const QString& value, std::optional<SuppressionKind> kind, const Addressee& prospect)
{
    const QString wanted = text::contactFolded(value);
    if (wanted.isEmpty())
        return std::nullopt;
    const SuppressionKind what = kind.value_or(kindOf(wanted));
    const QString email = text::emailForm(prospect.email);
    bool matches = false;
    switch (what) {
    case SuppressionKind::Email:
        matches = !email.isEmpty() && text::emailForm(value) == email;
        break;
    case SuppressionKind::Domain:
        // One label alone is a domain only where somebody says so.
        matches = isUnderDomain(email, text::domainForm(value).isEmpty() ? wanted
                                                                         : text::domainForm(value));
        break;
    case SuppressionKind::Phone:
        matches =
            !prospect.phone.isEmpty() && isSameNumber(phoneForm(value, prospect.locale),
                                                      phoneForm(prospect.phone, prospect.locale));
        break;
    case SuppressionKind::Person:
        matches = isPerson(wanted, prospect);
        break;
    case SuppressionKind::Profile:
        break; // the stand-alone form has no profile address
    }
    return matches ? std::optional(what) : std::nullopt;
}

} // namespace countersign::checks
