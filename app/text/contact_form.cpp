// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/contact_form.h"

#include <QUrl>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign::text {

namespace {

/// A domain in letters; as it stands where it is none that DNS could know.
QString inLetters(const QString& domain)
{
    const bool isPlain =
        std::all_of(domain.cbegin(), domain.cend(), [](QChar c) { return c.unicode() < 0x80; });
    if (isPlain && !domain.contains("xn--"_L1))
        return domain;
    const QByteArray ace = QUrl::toAce(domain, QUrl::IgnoreIDNWhitelist);
    const QString letters = QUrl::fromAce(ace, QUrl::IgnoreIDNWhitelist);
    return letters.isEmpty() ? domain : letters.normalized(QString::NormalizationForm_KC);
}

QString bareDomain(QString domain)
{
    if (const qsizetype scheme = domain.indexOf("://"_L1); scheme >= 0)
        domain.remove(0, scheme + 3);
    while (domain.startsWith("*."_L1) || domain.startsWith("www."_L1))
        domain.remove(0, domain.indexOf(u'.') + 1);
    const auto end = std::find_if(domain.cbegin(), domain.cend(), [](QChar c) {
        return c == u'/' || c == u'?' || c == u':' || c == u'#' || c == u'>';
    });
    domain.truncate(end - domain.cbegin());
    while (domain.endsWith(u'.'))
        domain.chop(1);
    const bool isDomain = domain.contains(u'.') && !domain.contains(u' ');
    return isDomain ? inLetters(domain) : QString();
}

} // namespace

// Invisible characters come along when an address is copied from a page.
QString contactFolded(const QString& text)
{
    QString visible;
    visible.reserve(text.size());
    std::copy_if(text.cbegin(), text.cend(), std::back_inserter(visible),
                 [](QChar c) { return c.category() != QChar::Other_Format; });
    return visible.normalized(QString::NormalizationForm_KC).simplified().toCaseFolded();
}

QString withoutLinkScheme(const QString& value)
{
    static constexpr std::array schemes{"mailto:"_L1, "tel:"_L1, "sms:"_L1, "whatsapp:"_L1};
    const QString trimmed = value.trimmed();
    for (const QLatin1String scheme : schemes) {
        if (trimmed.startsWith(scheme, Qt::CaseInsensitive))
            return trimmed.mid(scheme.size()).section(u'?', 0, 0);
    }
    return value;
}

QString emailForm(const QString& value)
{
    QString email = contactFolded(value);
    if (email.endsWith(u'>')) {
        const qsizetype open = email.lastIndexOf(u'<');
        if (open >= 0)
            email = email.sliced(open + 1).chopped(1).trimmed();
    }
    email = withoutLinkScheme(email);
    const qsizetype at = email.lastIndexOf(u'@');
    if (at < 0)
        return {};
    return QString(email.first(at + 1) + inLetters(email.sliced(at + 1)));
}

QString domainForm(const QString& value)
{
    const QString domain = withoutLinkScheme(contactFolded(value));
    return bareDomain(domain.mid(domain.lastIndexOf(u'@') + 1));
}

} // namespace countersign::text
