// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/reading/masking.h"

#include "app/checks/known_names.h"
#include "app/text/names.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

/// A company's opening words name it alone only if they are not words that any firm may open with.
bool isTelling(const QString& word)
{
    static const QStringList common{u"the"_s,     u"global"_s,   u"national"_s, u"international"_s,
                                    u"first"_s,   u"united"_s,   u"american"_s, u"european"_s,
                                    u"general"_s, u"new"_s,      u"north"_s,    u"south"_s,
                                    u"east"_s,    u"west"_s,     u"royal"_s,    u"central"_s,
                                    u"digital"_s, u"advanced"_s, u"maison"_s,   u"groupe"_s,
                                    u"group"_s,   u"société"_s,  u"deutsche"_s, u"german"_s,
                                    u"bank"_s,    u"data"_s,     u"cold"_s,     u"food"_s,
                                    u"foods"_s,   u"smart"_s,    u"green"_s,    u"blue"_s,
                                    u"city"_s,    u"best"_s,     u"modern"_s,   u"premier"_s};
    return word.size() >= 3 && word.front().isUpper() && !common.contains(text::fold(word));
}

void addCompany(NameForms& names, const QString& company)
{
    const QString placeholder = u"{company}"_s;
    names.forms.push_back({company, placeholder});
    const QString core = text::withoutCompanySuffix(company);
    if (!core.isEmpty() && core != company)
        names.forms.push_back({core, placeholder});
    const QStringList words = core.split(u' ', Qt::SkipEmptyParts);
    for (qsizetype count = words.size() - 1; count >= 1; --count) {
        if (count == 1 ? isTelling(words.front()) : words.at(count - 1).size() > 2)
            names.forms.push_back({words.first(count).join(u' '), placeholder});
    }
    // "Maison Courvelle" also goes as "Courvelle".
    if (words.size() > 1 && !isTelling(words.front()) && isTelling(words.at(1)))
        names.forms.push_back({words.at(1), placeholder});
}

} // namespace

QString givenNameOf(const Addressee& prospect)
{
    return prospect.given.isEmpty() ? text::nameParts(prospect.name).given : prospect.given;
}

QString familyNameOf(const Addressee& prospect)
{
    if (!prospect.family.isEmpty())
        return prospect.family;
    // Split off what the record says is given, so that "Mary Beth Aldous" is right.
    if (!prospect.given.isEmpty() && prospect.name.startsWith(QString(prospect.given + u' ')))
        return prospect.name.sliced(prospect.given.size() + 1).trimmed();
    return text::nameParts(prospect.name).family;
}

NameForms nameForms(const Addressee& prospect)
{
    NameForms names;
    const QString given = givenNameOf(prospect);
    const QString family = familyNameOf(prospect);
    if (!prospect.name.isEmpty() && prospect.name != given)
        names.forms.push_back({prospect.name, u"{name}"_s});
    if (!given.isEmpty() && !family.isEmpty())
        names.forms.push_back({QString(given + u' ' + family), u"{name}"_s});
    if (!given.isEmpty())
        names.forms.push_back({given, u"{first}"_s});
    if (!prospect.company.isEmpty())
        addCompany(names, prospect.company);
    if (!family.isEmpty())
        names.forms.push_back({family, u"{name}"_s});
    return names;
}

std::vector<OwnName> ownNames(const text::Analysis& analysis, const Addressee& prospect)
{
    const NameForms names = nameForms(prospect);
    QStringList written;
    QHash<QString, QString> placeholders;
    for (const NameForms::Form& form : names.forms) {
        if (placeholders.contains(form.written))
            continue;
        written.append(form.written);
        placeholders.insert(form.written, form.placeholder);
    }
    std::vector<OwnName> found;
    for (const KnownNames::Hit& hit : KnownNames(written).find(analysis.text, analysis.tokens))
        found.push_back({hit.span, placeholders.value(hit.name)});
    return found;
}

QString masked(const QString& text, const std::vector<OwnName>& names)
{
    QString result;
    result.reserve(text.size());
    qsizetype at = 0;
    for (const OwnName& name : names) {
        result += QStringView(text).sliced(at, name.span.start - at);
        result += name.placeholder;
        at = name.span.end;
    }
    result += QStringView(text).sliced(at);
    return result;
}

} // namespace countersign::checks
