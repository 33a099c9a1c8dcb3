// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/salutation.h"

#include "app/generation/languages/tables.h"
#include "app/generation/languages/writing_language.h"
#include "app/text/names.h"

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

using Form = Salutation::Form;

Form formFromFields(const Prospect& prospect)
{
    static const QRegularExpression field =
        pattern(u"salutation|anrede|civilit|honorific|gender|geschlecht");
    static const QRegularExpression female =
        pattern(u"^(frau|mrs|ms|miss|madame|mme|female|f|w|weiblich)\\b");
    static const QRegularExpression male = pattern(u"^(herrn?|mr|monsieur|m|male|männlich)\\b");
    for (const auto& [name, value] : prospect.custom) {
        if (!field.match(name).hasMatch())
            continue;
        if (female.match(value.trimmed()).hasMatch())
            return Form::Female;
        if (male.match(value.trimmed()).hasMatch())
            return Form::Male;
    }
    return Form::Neutral;
}

Form formFromTitle(const QString& title)
{
    static const QRegularExpression female = pattern(
        u"\\b\\p{L}+(?:erin|orin|istin|antin|entin|ärztin)\\b|"
        u"\\b(?:directrice|fondatrice|présidente|gérante|administratrice|cheffe|adjointe)\\b");
    return female.match(title).hasMatch() ? Form::Female : Form::Neutral;
}

Form formFromNotes(const ProspectDossier& dossier)
{
    // German "Sie" may be the polite form or several people; it says nothing.
    static const QRegularExpression male(u"(?:^|[.!?:] )(?:Er|Il) \\p{Ll}"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression female(u"(?:^|[.!?:] )Elle \\p{Ll}"_s,
                                           QRegularExpression::UseUnicodePropertiesOption);
    for (const Evidence& item : dossier.evidence) {
        if (!item.aboutProspect || *item.aboutProspect != dossier.prospect.id ||
            languageOf(item, dossier.rules) == text::Language::English)
            continue;
        if (female.match(item.text).hasMatch())
            return Form::Female;
        // "Il y a" and "Il faut" are about nobody.
        if (male.match(item.text).hasMatch() && !item.text.contains(u"Il y a"_s) &&
            !item.text.contains(u"Il faut"_s))
            return Form::Male;
    }
    return Form::Neutral;
}

QString academicTitle(const ProspectDossier& dossier, const QString& family)
{
    const QString fromName = text::nameParts(dossier.prospect.name).honorifics.join(u' ');
    static const QRegularExpression academic = pattern(u"\\b(?:Prof\\. ?)?Dr\\.|\\bProf\\.");
    if (const auto match = academic.match(fromName); match.hasMatch())
        return match.captured();
    static const QRegularExpression inNotes =
        pattern(u"(?:Titel|Title|Titre)\\s*:\\s*((?:Prof\\. ?)?Dr\\.|Prof\\.)");
    if (const auto match = inNotes.match(dossier.prospect.notes); match.hasMatch())
        return match.captured(1);
    const QRegularExpression beforeName(
        QString(u"((?:Prof\\. )?Dr\\.|Prof\\.) (?:[\\p{L}-]+ ){0,2}" +
                QRegularExpression::escape(family) + u"\\b"),
        QRegularExpression::UseUnicodePropertiesOption);
    for (const Evidence& item : dossier.evidence) {
        if (!item.aboutProspect || *item.aboutProspect != dossier.prospect.id)
            continue;
        if (const auto match = beforeName.match(item.text); match.hasMatch())
            return match.captured(1);
    }
    return {};
}

} // namespace

Salutation salutationFor(const ProspectDossier& dossier, const Phrases& phrases)
{
    const Prospect& prospect = dossier.prospect;
    const text::NameParts parts = text::nameParts(prospect.name);
    const QString family = prospect.family.isEmpty() ? parts.family : prospect.family;
    Salutation salutation;
    salutation.given = text::greetingForm(prospect.given.isEmpty() ? parts.given : prospect.given);
    const QString title = academicTitle(dossier, family);
    const QString titled = title.isEmpty() ? QString() : QString(title + u' ');
    salutation.full = QString(titled + salutation.given + u' ' + family).trimmed();
    salutation.form = formFromFields(prospect);
    if (salutation.form == Form::Neutral)
        salutation.form = formFromTitle(prospect.title);
    if (salutation.form == Form::Neutral)
        salutation.form = formFromNotes(dossier);
    if (salutation.form != Form::Neutral) {
        const QString& honorific =
            salutation.form == Form::Female ? phrases.honorificFemale : phrases.honorificMale;
        salutation.formal = QString(honorific + u' ' + titled + family).trimmed();
    }
    return salutation;
}

QString greet(const QString& wording, const Salutation& salutation)
{
    QString greeting = wording;
    greeting.replace(u"{given}"_s, salutation.given);
    greeting.replace(u"{full}"_s, salutation.full);
    greeting.replace(u"{formal}"_s, salutation.formal);
    return greeting;
}

} // namespace countersign::generation
