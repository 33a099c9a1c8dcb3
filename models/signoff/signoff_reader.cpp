// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/signoff/signoff_reader.h"

#include "app/services/messages.h"
#include "app/services/open_workspace.h"
#include "app/text/citation_marks.h"
#include "models/common/words.h"
#include "models/evidence/evidence_words.h"
#include "models/findings/findings_model.h"
#include "models/review/attention.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct SignOffText {
    Q_DECLARE_TR_FUNCTIONS(SignOffText)
};

const CommitteeMember* ownerOf(const AccountReport& report, const DraftId& draft)
{
    for (const CommitteeMember& member : report.members) {
        for (const CommitteeMember::Message& message : member.messages) {
            if (message.draft == draft)
                return &member;
        }
    }
    return nullptr;
}

/// The one who gets most of the same words.
QString resembles(const AccountReport& report, const DraftId& draft)
{
    for (const SameMessage& same : report.same) { // most alike first
        if (same.first != draft && same.second != draft)
            continue;
        const CommitteeMember* other =
            ownerOf(report, same.first == draft ? same.second : same.first);
        if (other)
            return SignOffText::tr("%1% the words of the message to %2")
                .arg(QLocale().toString(qRound(same.same * 100)), other->name);
    }
    return {};
}

const CommitteeMember::Message* messageFor(const CommitteeMember& member, const DraftView& shown)
{
    const CommitteeMember::Message* best = nullptr;
    for (const CommitteeMember::Message& message : member.messages) {
        if (message.draft == shown.draft.id)
            return &message;
        if (!best || (message.channel == shown.draft.channel && best->channel != message.channel))
            best = &message;
    }
    return best;
}

QString stateOf(const CommitteeMember& member, const CommitteeMember::Message* message)
{
    if (member.suppressed)
        return SignOffText::tr("must not be contacted");
    if (member.replied)
        return SignOffText::tr("has replied");
    return message ? label(message->state) : SignOffText::tr("no message");
}

/// The approval that the text goes by; null without one.
const DecisionView* approvalOf(const DraftView& view)
{
    const auto found =
        std::find_if(view.decisions.begin(), view.decisions.end(), [](const DecisionView& decided) {
            return decided.counted && decided.decision.verdict == Verdict::Approve;
        });
    return found == view.decisions.end() ? nullptr : &*found;
}

/// Of the text and of what it cites.
int wordsToRead(const DraftView& view)
{
    int words = view.metrics.words;
    for (const EvidenceView& passage : view.evidence) {
        if (passage.cited)
            words += static_cast<int>(passage.evidence.text.split(u' ', Qt::SkipEmptyParts).size());
    }
    return words;
}

QString durationText(int seconds)
{
    if (seconds < 100)
        return SignOffText::tr("%n s", "seconds", seconds);
    return SignOffText::tr("%n min", "minutes", (seconds + 30) / 60);
}

/// All people who wrote in the text since it was generated last, the latest first.
QStringList writersOf(const DraftView& view)
{
    QStringList names;
    for (const RevisionView& revision : view.revisions) { // newest first
        if (revision.attested)
            break;
        if (!names.contains(revision.authorName))
            names.append(revision.authorName);
    }
    return names;
}

QStringList sentencesOn(const DraftView& view, const QString& cited)
{
    QStringList sentences;
    for (const checks::Support& support : view.support) {
        const bool stands =
            std::any_of(support.passages.begin(), support.passages.end(),
                        [&cited](const checks::SupportingPassage& one) {
                            return one.label.compare(cited, Qt::CaseInsensitive) == 0;
                        });
        if (stands)
            sentences.append(text::withoutMarks(view.head->text.mid(support.sentence.start,
                                                                    support.sentence.length()))
                                 .simplified());
    }
    return sentences;
}

} // namespace

store::QueueFilter waitingFor(const UserId& signer)
{
    store::QueueFilter filter;
    filter.signer = signer;
    return filter;
}

Result<SignOffSnapshot> readSignOff(OpenWorkspace& workspace, const DraftId& draft)
{
    Result<DraftView> view = workspace.review().viewOf(draft);
    if (!view)
        return view.error();
    SignOffSnapshot snapshot;
    snapshot.view = *std::move(view);
    if (snapshot.view.head) {
        snapshot.subject = text::withoutMarks(snapshot.view.head->subject);
        snapshot.text = text::withoutMarks(snapshot.view.head->text);
    }
    snapshot.earlier = comparableTexts(snapshot.view, workspace.clock().now());
    snapshot.first = firstComparable(snapshot.earlier, snapshot.view);
    if (snapshot.view.account) {
        Result<AccountReport> report = workspace.control().accountReport(snapshot.view.account->id);
        if (!report)
            return report.error();
        snapshot.account = *std::move(report);
    }
    return snapshot;
}

QString approvalWords(const DraftView& view)
{
    const DecisionView* earlier = nullptr;
    for (const DecisionView& decided : view.decisions) { // newest first
        if (decided.decision.verdict != Verdict::Approve)
            continue;
        const QString when = momentText(decided.decision.at);
        if (decided.counted)
            return SignOffText::tr("Approved by %1 on %2, word for word as it stands.")
                .arg(decided.byName, when);
        if (!earlier)
            earlier = &decided;
    }
    if (earlier)
        return SignOffText::tr("Changed since %1 approved it on %2. It needs a new approval first.")
            .arg(earlier->byName, momentText(earlier->decision.at));
    return SignOffText::tr("Nobody has approved this text yet.");
}

QStringList readingWords(const DraftView& view)
{
    QStringList words;
    if (const DecisionView* approval = approvalOf(view)) {
        const Decision& decision = approval->decision;
        const int needed = Attention::secondsToRead(wordsToRead(view));
        if (decision.bulk)
            words.append(SignOffText::tr("Approved together with others, not one by one."));
        else if (decision.secondsLooked <= 0)
            words.append(SignOffText::tr("No reading time was recorded."));
        else
            words.append(SignOffText::tr("Looked at for %1; reading it and its evidence takes "
                                         "about %2.")
                             .arg(durationText(decision.secondsLooked), durationText(needed)));
        const auto cited = citedPassages(view);
        const auto opened = std::count_if(cited.begin(), cited.end(),
                                          [](const auto& passage) { return passage.opened; });
        if (!cited.empty())
            words.append(SignOffText::tr("Opened %1 of the %n passage(s) that it cites.", nullptr,
                                         static_cast<int>(cited.size()))
                             .arg(QLocale().toString(static_cast<qlonglong>(opened))));
    }
    if (const QStringList authors = writersOf(view); !authors.isEmpty())
        words.append(
            SignOffText::tr("Written in by %1.").arg(QLocale().createSeparatedList(authors)));
    else if (view.head)
        words.append(SignOffText::tr("Nobody has changed the generated text."));
    return words;
}

bool isReviewed(const DraftView& view)
{
    return approvalOf(view) != nullptr;
}

std::vector<CitedPassage> citedPassages(const DraftView& view)
{
    std::vector<CitedPassage> passages;
    if (!view.head)
        return passages;
    const DecisionView* approval = approvalOf(view);
    std::set<QString> seen;
    for (const text::CitationMark& mark : text::citationMarks(view.head->text)) {
        const QString label = mark.label.toLower();
        const auto known = std::find_if(
            view.evidence.begin(), view.evidence.end(), [&label](const EvidenceView& evidence) {
                return evidence.cited && evidence.label.toLower() == label;
            });
        if (known == view.evidence.end() || !seen.insert(label).second)
            continue;
        CitedPassage passage;
        passage.label = known->label.toUpper();
        passage.meta = metaOf(*known);
        passage.text = known->evidence.text.simplified();
        passage.marks = markWords(*known, EvidenceMark::None);
        passage.bearsOut = sentencesOn(view, known->label);
        if (approval) {
            const auto& opened = approval->decision.opened;
            passage.opened =
                std::find(opened.begin(), opened.end(), known->evidence.id) != opened.end();
        }
        passages.push_back(std::move(passage));
    }
    return passages;
}

QStringList openFindingWords(const DraftView& view)
{
    QStringList words;
    for (const Severity severity : {Severity::Blocker, Severity::Warning, Severity::Note}) {
        for (const FindingView& finding : view.findings) {
            if (finding.open && finding.finding.severity == severity &&
                !isNotChecked(finding.finding))
                words.append(SignOffText::tr("%1: %2. %3", "severity, title, sentence")
                                 .arg(capitalised(label(severity)), finding.title, finding.text));
        }
    }
    return words;
}

QStringList committeeWarnings(const AccountReport& report)
{
    QStringList warnings;
    QStringList untyped;
    for (const CommitteeMember& member : report.members) {
        if (member.persona.isEmpty())
            untyped.append(member.name);
    }
    if (!untyped.isEmpty())
        warnings.append(
            SignOffText::tr("No persona fits the title of %1, so the copy has no angle of "
                            "theirs.")
                .arg(QLocale().createSeparatedList(untyped)));
    for (const auto& [persona, people] : report.sharedPersonas)
        warnings.append(
            SignOffText::tr("%n people here are typed as %1: the usual cause of one message "
                            "for all of them.",
                            nullptr, static_cast<int>(people))
                .arg(persona));
    if (!report.same.empty())
        warnings.append(SignOffText::tr("%n pair(s) of messages share most of their words.",
                                        nullptr, static_cast<int>(report.same.size())));
    return warnings;
}

std::vector<CommitteeEntry> committeeOf(const AccountReport& report, const DraftView& shown)
{
    std::vector<CommitteeEntry> entries;
    for (const CommitteeMember& member : report.members) {
        const CommitteeMember::Message* message = messageFor(member, shown);
        CommitteeEntry entry;
        entry.name = member.name;
        entry.detail =
            SignOffText::tr("%1 · %2", "title, persona")
                .arg(member.title,
                     member.persona.isEmpty() ? SignOffText::tr("no persona") : member.persona);
        entry.state = stateOf(member, message);
        if (message) {
            entry.subject = message->subject;
            entry.text = message->text;
            entry.draft = message->draft;
            entry.shown = message->draft == shown.draft.id;
            entry.resembles = resembles(report, message->draft);
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

QStringList signAllWords(const std::vector<store::QueueRow>& rows, bool more)
{
    std::set<QString> companies;
    int warned = 0;
    for (const store::QueueRow& row : rows) {
        companies.insert(row.company);
        warned += row.warnings > 0 ? 1 : 0;
    }
    QStringList words{
        SignOffText::tr("Your name goes under %n draft(s)", nullptr,
                        static_cast<int>(rows.size())) %
        u' ' % SignOffText::tr("at %n company(s).", nullptr, static_cast<int>(companies.size()))};
    if (warned > 0)
        words.append(SignOffText::tr("%n of them with an open warning.", nullptr, warned));
    if (more)
        words.append(SignOffText::tr("The list goes on; what it does not show is not signed."));
    words.append(
        SignOffText::tr("Each is checked by itself: one that you wrote in, that has a blocker "
                        "or that has changed is left out, and you are told why."));
    return words;
}

} // namespace countersign
