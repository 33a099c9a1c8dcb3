// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/identity.h"

#include "app/policy/suppression_key.h"
#include "app/text/names.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

QString emailForm(const Prospect& prospect)
{
    return policy::normalForm(SuppressionKind::Email, prospect.email);
}

QString profileForm(const Prospect& prospect)
{
    return policy::normalForm(SuppressionKind::Profile, prospect.profileUrl);
}

/// Both have one, and they differ.
bool differ(const QString& a, const QString& b)
{
    return !a.isEmpty() && !b.isEmpty() && a != b;
}

QString recordForm(const QString& id)
{
    return policy::normalForm(SuppressionKind::Person, id);
}

bool idsDiffer(const Prospect& a, const Prospect& b)
{
    return std::any_of(a.externalIds.begin(), a.externalIds.end(), [&b](const auto& entry) {
        const QString* other = policy::externalIdOf(b, entry.first);
        return other && recordForm(*other) != recordForm(entry.second);
    });
}

QStringList foldedWords(const QString& name)
{
    static const QRegularExpression between(uR"([\s,.-]+)"_s);
    QStringList words;
    for (const QString& word : name.split(between, Qt::SkipEmptyParts)) {
        const QString folded = text::foldName(word);
        if (folded.size() > 1) // an initial is shared by too many
            words.append(folded);
    }
    return words;
}

/// Whether the two names share a word. A name that is not known speaks for nothing.
bool namesAgree(const Prospect& a, const Prospect& b)
{
    const QStringList words = foldedWords(a.name);
    const QStringList others = foldedWords(b.name);
    return words.isEmpty() || others.isEmpty() ||
           std::any_of(words.begin(), words.end(),
                       [&others](const QString& word) { return others.contains(word); });
}

/// Why a person who has the key may still be somebody else; empty if it is the same one.
QString doubt(IdentityBy by, const Prospect& incoming, const Prospect& known)
{
    if (by == IdentityBy::ExternalId) {
        // Two programs count from 1 in a column "ID": not a word and not an address in common are two people.
        const bool another =
            !namesAgree(incoming, known) && (differ(emailForm(incoming), emailForm(known)) ||
                                             differ(profileForm(incoming), profileForm(known)));
        return another ? u"other_name"_s : QString();
    }
    if (idsDiffer(incoming, known))
        return u"other_external_id"_s;
    if (by != IdentityBy::NameCompany)
        return namesAgree(incoming, known) ? QString() : u"other_name"_s;
    if (differ(emailForm(incoming), emailForm(known)))
        return u"other_email"_s;
    if (differ(profileForm(incoming), profileForm(known)))
        return u"other_profile"_s;
    return {};
}

IdentityMatch judge(IdentityBy by, const Prospect& incoming, const std::vector<KnownPerson>& people)
{
    IdentityMatch twin;
    IdentityMatch same;
    for (const KnownPerson& known : people) {
        const QString why = doubt(by, incoming, known.prospect);
        if (!why.isEmpty()) {
            if (!twin.prospect)
                twin = {MatchKind::LikelyTwin, known.id, by, why};
        } else if (!same.prospect) {
            same = {MatchKind::Same, known.id, by, {}};
        } else if (same.prospect != known.id) {
            return {MatchKind::LikelyTwin, same.prospect, by, u"several"_s};
        }
    }
    return same.prospect ? same : twin;
}

} // namespace

std::vector<IdentityQuestion> identityQuestions(const Prospect& prospect,
                                                const QString& companyName)
{
    std::vector<IdentityQuestion> questions;
    for (const auto& [system, id] : prospect.externalIds) {
        if (!id.isEmpty())
            questions.push_back({IdentityBy::ExternalId, id, system});
    }
    if (!emailForm(prospect).isEmpty())
        questions.push_back({IdentityBy::Email, prospect.email, {}});
    if (!profileForm(prospect).isEmpty())
        questions.push_back({IdentityBy::Profile, prospect.profileUrl, {}});
    if (!policy::personForm(prospect.name, companyName).isEmpty())
        questions.push_back({IdentityBy::NameCompany, prospect.name, companyName});
    return questions;
}

bool answers(const IdentityQuestion& question, const Prospect& known, const QString& companyName)
{
    switch (question.by) {
    case IdentityBy::ExternalId: {
        const QString* id = policy::externalIdOf(known, question.other);
        return id && recordForm(*id) == recordForm(question.value);
    }
    case IdentityBy::Email:
        return emailForm(known) == policy::normalForm(SuppressionKind::Email, question.value);
    case IdentityBy::Profile:
        return profileForm(known) == policy::normalForm(SuppressionKind::Profile, question.value);
    case IdentityBy::NameCompany:
        return policy::personForm(known.name, companyName) ==
               policy::personForm(question.value, question.other);
    case IdentityBy::Nothing:
        break;
    }
    return false;
}

IdentityMatch matchProspect(const Prospect& incoming, const QString& companyName,
                            const FindPeople& find)
{
    IdentityMatch twin;
    for (const IdentityQuestion& question : identityQuestions(incoming, companyName)) {
        const IdentityMatch match = judge(question.by, incoming, find(question));
        if (match.kind == MatchKind::Same)
            return match;
        if (match.kind == MatchKind::LikelyTwin && !twin.prospect)
            twin = match;
    }
    return twin;
}

} // namespace countersign::intake
