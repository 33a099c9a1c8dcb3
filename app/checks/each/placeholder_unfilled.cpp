// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"
#include "app/checks/reading/placeholders.h"

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

QString reasonOf(const Placeholder& placeholder)
{
    if (placeholder.inGreeting)
        return u"name_missing"_s;
    switch (placeholder.kind) {
    case Placeholder::Kind::Mark:
        break;
    case Placeholder::Kind::Value:
        return u"value_missing"_s;
    case Placeholder::Kind::Hole:
        return u"hole"_s;
    }
    return u"mark"_s;
}

QStringList ownWordsOf(const Addressee& prospect)
{
    QStringList words;
    for (const QString& name : {prospect.name, prospect.given, prospect.family, prospect.company}) {
        for (const text::Token& token : text::tokens(name))
            words.append(token.folded);
    }
    return words;
}

} // namespace

void checkPlaceholderUnfilled(Context& context, Findings& findings)
{
    const QStringList ownWords = ownWordsOf(context.input.prospect);
    for (const Placeholder& one : placeholders(context.subject(), ownWords))
        findings.push_back(context.findingInSubject("placeholder.unfilled", Severity::Blocker,
                                                    one.span, reasonOf(one)));
    for (const Placeholder& one : placeholders(context.draft(), ownWords))
        findings.push_back(
            context.finding("placeholder.unfilled", Severity::Blocker, one.span, reasonOf(one)));
}

} // namespace countersign::checks
