// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include "app/checks/known_names.h"
#include "app/checks/lexicon/nicknames.h"
#include "app/checks/name_book.h"
#include "app/text/names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;

bool same(const QString& a, const QString& b)
{
    return !a.isEmpty() && text::fold(a) == text::fold(b);
}

/// "Dan" for Daniel, "Bill" for William.
bool isShortFor(const QString& shortForm, const QString& given)
{
    const QString little = text::foldName(shortForm);
    const QString full = text::foldName(given);
    if (little.size() >= 2 && full.size() > little.size() && full.startsWith(little))
        return true;
    // "Danny", "Katie": the stem with an ending of endearment.
    if (little.size() >= 4 && (little.endsWith(u'y') || little.endsWith(u"ie"_s)) &&
        full.startsWith(little.first(3)))
        return true;
    for (const char16_t* line : nicknames) {
        const QStringView entry(line);
        const qsizetype split = entry.indexOf(u'=');
        if (entry.first(split) == little &&
            entry.sliced(split + 1).split(u'|').contains(QStringView(full)))
            return true;
    }
    return false;
}

/// A person who goes by another name: "goes by Mick", "prefers Lena".
bool isKnownAs(const CheckInput& input, const QString& name)
{
    for (const LabelledEvidence& one : input.evidence) {
        for (const auto lead : {u"goes by ", u"prefers ", u"known as ", u"called ",
                                u"calls herself ", u"calls himself ", u"genannt ", u"signs as "}) {
            if (one.evidence.text.contains(QString(QStringView(lead).toString() + name),
                                           Qt::CaseInsensitive))
                return true;
        }
    }
    return false;
}

struct RightName {
    QString given;
    QString family;
    QString full;
};

/// What is wrong with the name in a greeting; empty if nothing is.
QString whatIsWrong(const text::Greeting& greeting, const RightName& right, const CheckInput& input)
{
    const QString& used = greeting.nameText;
    const bool isFormal = !greeting.honorific.isEmpty() || !greeting.title.isEmpty();
    if (same(used, right.given) || same(used, right.full) ||
        same(used, QString(right.given + u' ' + right.family)))
        return {};
    const QString lastOfFamily = right.family.section(u' ', -1);
    if (same(used, right.family) || same(used, lastOfFamily))
        return isFormal ? QString() : u"surname_alone"_s;
    for (const QString& name : {right.given, right.family, right.full, lastOfFamily}) {
        if (!name.isEmpty() && text::isNearMiss(used, name))
            return u"near_miss"_s;
    }
    const bool isPart =
        right.given.contains(u' ') && right.given.split(u' ').contains(used, Qt::CaseInsensitive);
    if (isPart)
        return u"part_of_name"_s;
    if (!isFormal && (isShortFor(used, right.given) || isShortFor(right.given, used)))
        return {};
    return isKnownAs(input, used) ? QString() : u"wrong_name"_s;
}

/// The name as this greeting should have it.
QString rightForm(const text::Greeting& greeting, const RightName& right)
{
    const bool isFormal = !greeting.honorific.isEmpty() || !greeting.title.isEmpty();
    const bool isFull = greeting.nameText.contains(u' ') && !right.given.contains(u' ');
    if (isFormal && !right.family.isEmpty())
        return right.family;
    return isFull && !right.family.isEmpty()
               ? QString(text::greetingForm(right.given) + u' ' + right.family)
               : text::greetingForm(right.given);
}

/// "Silas, you told us": who is spoken to stands before the comma.
bool goesOnToReader(const TaggedText& draft, Span name)
{
    size_t next = draft.tokensIn(name).last;
    while (next < draft.tags.size() && !draft.token(next).isWord())
        ++next;
    return next < draft.tags.size() && draft.tags[next].has(Tag::SecondPerson);
}

void checkGreeting(Context& context, Findings& findings)
{
    const auto& greeting = context.reading().greeting;
    if (!greeting || greeting->isGroup || greeting->name.isEmpty())
        return;
    const Addressee& prospect = context.input.prospect;
    const RightName right{givenNameOf(prospect), familyNameOf(prospect), prospect.name};
    // Merge marks and printed values are placeholders, and reported as such.
    const bool isPlaceholder = greeting->nameText.contains(u'{') ||
                               greeting->nameText.contains(u'[') ||
                               greeting->nameText.contains(u'%');
    if (right.given.isEmpty() || isPlaceholder)
        return;
    const QString wrong = whatIsWrong(*greeting, right, context.input);
    // "Sure, the dock is small": a first word and a comma alone name nobody.
    const bool isBare = greeting->salutation.isEmpty() && !greeting->ownLine &&
                        !goesOnToReader(context.draft(), greeting->name);
    if (wrong.isEmpty() || (isBare && wrong == u"wrong_name"))
        return;
    const QString better = rightForm(*greeting, right);
    Finding finding = context.finding("recipient.name", Severity::Blocker, greeting->name, wrong,
                                      {greeting->nameText, better});
    finding.fix = Fix{greeting->name.start, greeting->name.end, better};
    findings.push_back(std::move(finding));
}

/// A name that the evidence gives, or that is the prospect's or ours, is right where it stands.
bool isKnownHere(const CheckInput& input, const QString& name)
{
    const QString core = text::fold(text::withoutCompanySuffix(name));
    const auto has = [&core](const QString& where) {
        return !core.isEmpty() && text::fold(where).contains(core);
    };
    if (has(input.prospect.company) || has(input.prospect.name) || has(input.rules.vendor))
        return true;
    return std::any_of(input.evidence.begin(), input.evidence.end(), [&has](const auto& one) {
        return has(one.evidence.text) || has(one.aboutName) || has(one.evidence.title);
    });
}

void checkOthers(Context& context, const KnownNames& names, Findings& findings)
{
    const text::Analysis& draft = context.draft().analysis;
    for (const KnownNames::Hit& hit : names.find(draft.text, draft.tokens)) {
        const auto& own = context.ownNames();
        const bool isOwn = std::any_of(own.begin(), own.end(), [&hit](const OwnName& name) {
            return name.span.overlaps(hit.span);
        });
        if (!isOwn && !isKnownHere(context.input, hit.name))
            findings.push_back(context.finding("recipient.name", Severity::Blocker, hit.span,
                                               u"other_name"_s, {hit.name}));
    }
}

/// The firms of the other drafts in hand, and the people in full.
QStringList peerNames(const CheckInput& input)
{
    QStringList names;
    for (const Peer& peer : input.peers) {
        if (!same(peer.prospect.company, input.prospect.company))
            names.append({peer.prospect.company, peer.prospect.name});
    }
    names.removeAll(QString());
    names.removeDuplicates();
    return names;
}

} // namespace

void checkRecipientName(Context& context, Findings& findings)
{
    checkGreeting(context, findings);
    if (context.input.otherNames)
        checkOthers(
            context,
            KnownNames(context.input.otherNames->candidates(context.draft().analysis.tokens)),
            findings);
    if (const QStringList names = peerNames(context.input); !names.isEmpty())
        checkOthers(context, KnownNames(names), findings);
}

} // namespace countersign::checks
