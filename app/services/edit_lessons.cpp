// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/edit_lessons.h"

#include "app/policy/history.h"
#include "app/services/acting.h"
#include "app/services/dossier.h"
#include "app/services/inputs_service.h"
#include "app/store/decisions.h"
#include "app/store/history.h"
#include "app/store/knowledge.h"
#include "app/store/workspace.h"
#include "app/text/citation_marks.h"
#include "app/text/sentences.h"
#include "app/text/tokens.h"
#include "app/text/word_diff.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <set>

using namespace Qt::StringLiterals;
using countersign::policy::DraftHistory;

namespace countersign {

namespace {

constexpr size_t fewestDrafts = 3;
constexpr int longestPhrase = 6;
constexpr int longestReplaced = 8;
constexpr size_t mostLessons = 12;
/// So much of a phrase's drafts has to be among another's for the two to be one lesson.
constexpr double sameDrafts = 0.8;

struct LessonText {
    Q_DECLARE_TR_FUNCTIONS(LessonText)
};

/// A draft as it was written and as it stands.
struct EditedDraft {
    DraftId draft;
    QString written;
    QString now;
    QStringList names; ///< of the recipient, folded
    bool byPresentDirectives = false;
};

/// The text as the machine or the file wrote it, the last one on the way back from the head.
const Revision* writtenFor(const DraftHistory& history)
{
    const Revision* revision = policy::headOf(history);
    std::set<RevisionId> seen;
    while (revision && revision->origin != Origin::Generated &&
           revision->origin != Origin::Imported && seen.insert(revision->id).second) {
        if (revision->parents.empty())
            return nullptr;
        const RevisionId parent = revision->parents.front();
        const auto it = std::find_if(history.revisions.begin(), history.revisions.end(),
                                     [&parent](const Revision& one) { return one.id == parent; });
        revision = it == history.revisions.end() ? nullptr : &*it;
    }
    return revision;
}

QStringList namesOf(const DraftHistory& history)
{
    QStringList names;
    const auto add = [&names](const QString& name) {
        for (const text::Token& token : text::tokens(name)) {
            if (token.isWord() && token.folded.size() > 1)
                names.append(token.folded);
        }
    };
    add(history.prospect.name);
    if (history.account)
        add(history.account->name);
    return names;
}

/// Decisions that are read in one view of the workspace.
constexpr int decisionsAtOnce = 200;

/// What was read of a segment so far.
struct Decided {
    std::vector<EditedDraft> drafts;
    std::set<DraftId> seen;
    store::Stretch stretch;
    qint64 decisions = 0;
    bool more = true;
};

void addDraft(const store::Session& session, const DraftId& draft, const QString& instructions,
              Decided& decided)
{
    if (!decided.seen.insert(draft).second)
        return;
    const Result<DraftHistory> history = store::historyOf(session, draft);
    const Revision* written = history ? writtenFor(*history) : nullptr;
    if (!written)
        return;
    const auto isOfNow = [&](const Generation& generation) {
        return generation.revision == written->id && generation.promptHash == instructions;
    };
    decided.drafts.push_back(
        {.draft = draft,
         .written = text::withoutMarks(written->text),
         .now = text::withoutMarks(policy::headOf(*history)->text),
         .names = namesOf(*history),
         .byPresentDirectives =
             std::any_of(history->generations.begin(), history->generations.end(), isOfNow)});
}

Result<void> addDecided(const store::Session& session, const SegmentId& segment,
                        const std::stop_token& stop, Decided& decided)
{
    store::DecisionFilter filter;
    filter.segment = segment;
    const QString instructions = instructionsHash(session, segment);
    const std::vector<Decision> decisions = session.decisions().list(filter, decided.stretch);
    for (const Decision& decision : decisions) {
        if (stop.stop_requested())
            return stopped();
        addDraft(session, decision.draft, instructions, decided);
    }
    decided.decisions += static_cast<qint64>(decisions.size());
    decided.more = !decisions.empty();
    if (decided.more)
        decided.stretch.after = decisions.back().id.text();
    return {};
}

/// In pages: between two views others can write, and the log of what they write is emptied.
Result<std::vector<EditedDraft>> decidedDrafts(const store::Workspace& workspace,
                                               const SegmentId& segment,
                                               const std::stop_token& stop, int most)
{
    Decided decided;
    while (decided.more && decided.decisions < most) {
        decided.stretch.limit =
            static_cast<int>(std::min<qint64>(decisionsAtOnce, most - decided.decisions));
        const Result<void> page = workspace.read(
            [&](store::Reader& reader) { return addDecided(reader, segment, stop, decided); },
            stop);
        if (!page)
            return page.error();
    }
    return std::move(decided.drafts);
}

/// The words of a stretch as they are compared: names and figures stand for themselves.
QStringList wordsOf(QStringView stretch, const QStringList& names)
{
    QStringList words;
    for (const text::Token& token : text::tokens(stretch)) {
        if (token.kind == text::Token::Kind::Number)
            words.append(u"#"_s);
        else if (token.kind == text::Token::Kind::Url)
            words.append(u"{link}"_s);
        else if (token.isWord() && names.contains(token.folded)) {
            if (words.isEmpty() || words.last() != "{name}"_L1)
                words.append(u"{name}"_s);
        } else if (token.isWord()) {
            words.append(token.folded);
        }
    }
    return words;
}

struct Hunk {
    QStringList removed;
    QStringList added;
};

/// What stands in a lesson's words for something that differs from draft to draft.
struct StandIn {
    QString mark;
    QString pattern;
    QString example;
};

std::array<StandIn, 3> standIns()
{
    return {StandIn{u"{name}"_s, u"\\w+"_s, u"Ada"_s},
            StandIn{u"{link}"_s, u"https?://\\S+"_s, u"https://cal.example/a"_s},
            StandIn{u"#"_s, u"\\d[\\d.,]*"_s, u"12"_s}};
}

/// What was changed, place by place; words with nothing but blanks or stops between them are one place.
std::vector<Hunk> hunksOf(const EditedDraft& draft)
{
    std::vector<Hunk> hunks;
    QString removed;
    QString added;
    const auto close = [&] {
        Hunk hunk{wordsOf(removed, draft.names), wordsOf(added, draft.names)};
        if (hunk.removed != hunk.added)
            hunks.push_back(std::move(hunk));
        removed.clear();
        added.clear();
    };
    for (const text::DiffPart& part : text::wordDiff(draft.written, draft.now)) {
        const QStringView a = QStringView(draft.written).mid(part.a.start, part.a.length());
        const QStringView b = QStringView(draft.now).mid(part.b.start, part.b.length());
        if (part.op == text::DiffPart::Op::Removed) {
            removed += a;
        } else if (part.op == text::DiffPart::Op::Added) {
            added += b;
        } else if (text::wordCount(a) == 0 && !a.contains(u'\n')) {
            removed += a;
            added += b;
        } else {
            close();
        }
    }
    close();
    return hunks;
}

bool saysSomething(const QStringList& words)
{
    using text::Language;
    return std::any_of(words.begin(), words.end(), [](const QString& word) {
        return word.size() > 2 && !word.startsWith(u'{') &&
               !text::isStopWord(word, Language::English) &&
               !text::isStopWord(word, Language::German) &&
               !text::isStopWord(word, Language::French);
    });
}

/// A phrase and the drafts in which the same was done to it.
struct Candidate {
    EditLesson::Kind kind = EditLesson::Kind::Cut;
    QString words;
    QString instead;
    std::vector<size_t> drafts; ///< places in the list, ascending
};

using Places = std::map<QString, std::vector<size_t>>;

void addTo(Places& places, const QString& key, size_t place)
{
    std::vector<size_t>& drafts = places[key];
    if (drafts.empty() || drafts.back() != place)
        drafts.push_back(place);
}

/// Every phrase in a stretch that is not in the other text as a whole.
void addPhrases(Places& places, const QStringList& stretch, const QString& elsewhere, size_t place)
{
    for (qsizetype from = 0; from < stretch.size(); ++from) {
        QStringList phrase;
        for (qsizetype at = from; at < stretch.size() && phrase.size() < longestPhrase; ++at) {
            phrase.append(stretch[at]);
            const QString words = phrase.join(u' ');
            if (saysSomething(phrase) && !elsewhere.contains(QString(u' ' + words + u' ')))
                addTo(places, words, place);
        }
    }
}

void collect(std::vector<Candidate>& all, EditLesson::Kind kind, const Places& places)
{
    for (const auto& [key, drafts] : places) {
        if (drafts.size() < fewestDrafts)
            continue;
        const qsizetype cut = key.indexOf(u'\n');
        all.push_back({.kind = kind,
                       .words = key.left(cut < 0 ? key.size() : cut),
                       .instead = cut < 0 ? QString() : key.mid(cut + 1),
                       .drafts = drafts});
    }
}

/// Nothing when a stop was asked for.
std::optional<std::vector<Candidate>> candidatesIn(const std::vector<EditedDraft>& drafts,
                                                   const std::stop_token& stop)
{
    Places cut;
    Places added;
    Places replaced;
    for (size_t i = 0; i < drafts.size(); ++i) {
        if (stop.stop_requested())
            return std::nullopt;
        const QString before =
            QString(u' ' + wordsOf(drafts[i].written, drafts[i].names).join(u' ') + u' ');
        const QString after =
            QString(u' ' + wordsOf(drafts[i].now, drafts[i].names).join(u' ') + u' ');
        for (const Hunk& hunk : hunksOf(drafts[i])) {
            addPhrases(cut, hunk.removed, after, i);
            addPhrases(added, hunk.added, before, i);
            if (saysSomething(hunk.removed) && !hunk.added.isEmpty() &&
                hunk.removed.size() <= longestReplaced && hunk.added.size() <= longestReplaced)
                addTo(replaced, QString(hunk.removed.join(u' ') + u'\n' + hunk.added.join(u' ')),
                      i);
        }
    }
    std::vector<Candidate> all;
    collect(all, EditLesson::Kind::Replaced, replaced);
    collect(all, EditLesson::Kind::Cut, cut);
    collect(all, EditLesson::Kind::Added, added);
    return all;
}

double sharedDrafts(const Candidate& a, const Candidate& b)
{
    std::vector<size_t> both;
    std::set_intersection(a.drafts.begin(), a.drafts.end(), b.drafts.begin(), b.drafts.end(),
                          std::back_inserter(both));
    return double(both.size()) / double(std::min(a.drafts.size(), b.drafts.size()));
}

/// Whether two candidates tell of one edit: the same drafts, and words of one in the other.
bool tellTheSame(const Candidate& a, const Candidate& b)
{
    const auto touches = [](const QString& one, const QString& other) {
        return !one.isEmpty() && !other.isEmpty() && (one.contains(other) || other.contains(one));
    };
    const auto shares = [](const QString& one, const QString& other) {
        const QStringList mine = one.split(u' ');
        const QStringList theirs = other.split(u' ');
        return std::any_of(mine.begin(), mine.end(), [&theirs](const QString& word) {
            return theirs.contains(word) && saysSomething({word});
        });
    };
    const bool related = touches(a.words, b.words) || touches(a.instead, b.words) ||
                         touches(a.words, b.instead) || shares(a.words, b.words);
    return related && sharedDrafts(a, b) >= sameDrafts;
}

/// The strongest first; a longer phrase before its parts where nearly as many drafts have it.
std::vector<Candidate> strongest(std::vector<Candidate> all)
{
    std::stable_sort(all.begin(), all.end(), [](const Candidate& a, const Candidate& b) {
        return a.drafts.size() > b.drafts.size();
    });
    std::vector<Candidate> chosen;
    for (const Candidate& candidate : all) {
        if (chosen.size() == mostLessons)
            break;
        if (std::any_of(chosen.begin(), chosen.end(),
                        [&candidate](const Candidate& one) { return tellTheSame(one, candidate); }))
            continue;
        Candidate best = candidate;
        for (const Candidate& longer : all) {
            const bool nearlyAsMany =
                double(longer.drafts.size()) >= sameDrafts * double(candidate.drafts.size());
            const bool saysMore =
                (longer.kind == EditLesson::Kind::Replaced &&
                 best.kind != EditLesson::Kind::Replaced) ||
                (longer.kind == best.kind && longer.words.size() > best.words.size());
            if (nearlyAsMany && saysMore && tellTheSame(candidate, longer))
                best = longer;
        }
        chosen.push_back(std::move(best));
    }
    return chosen;
}

/// A sentence in which the words stand and nobody's name.
QString exampleIn(const EditedDraft& draft, const Candidate& candidate)
{
    const QString& source = candidate.kind == EditLesson::Kind::Added ? draft.now : draft.written;
    for (const text::Span& span : text::sentences(source)) {
        const QString sentence = source.mid(span.start, span.length()).simplified();
        const QStringList words = wordsOf(sentence, draft.names);
        const QString said = QString(u' ' + words.join(u' ') + u' ');
        if (!words.contains(u"{name}"_s) && said.contains(QString(u' ' + candidate.words + u' ')))
            return sentence;
    }
    return {};
}

QString answerTo(const store::Session& session, const EditLesson& lesson)
{
    const QString words = lesson.words;
    for (const Boundary& boundary : session.knowledge().boundaries()) {
        if (text::fold(boundary.pattern).contains(words))
            return boundary.label.isEmpty() ? boundary.title : boundary.label;
    }
    for (const Directive& directive : session.knowledge().directives()) {
        if (text::fold(directive.text).contains(words))
            return directive.label.isEmpty() ? directive.text.left(24) : directive.label;
    }
    return {};
}

EditLesson lessonOf(const Candidate& candidate, const std::vector<EditedDraft>& drafts)
{
    EditLesson lesson;
    lesson.kind = candidate.kind;
    lesson.words = candidate.words;
    lesson.instead = candidate.instead;
    for (const size_t place : candidate.drafts) {
        const EditedDraft& draft = drafts[place];
        lesson.drafts.push_back(draft.draft);
        ++(draft.byPresentDirectives ? lesson.now : lesson.before).edited;
        if (lesson.example.isEmpty())
            lesson.example = exampleIn(draft, candidate);
    }
    for (const EditedDraft& draft : drafts)
        ++(draft.byPresentDirectives ? lesson.now : lesson.before).of;
    return lesson;
}

} // namespace

bool EditLesson::isRarer() const
{
    return before.edited > 0 && now.of > 0 && now.edited * before.of < before.edited * now.of;
}

Result<std::vector<EditLesson>> editLessonsOf(const store::Workspace& workspace,
                                              const SegmentId& segment, const std::stop_token& stop,
                                              int decisions)
{
    using Lessons = std::vector<EditLesson>;
    const Result<std::vector<EditedDraft>> drafts =
        decidedDrafts(workspace, segment, stop, decisions);
    if (!drafts)
        return drafts.error();
    const std::optional<std::vector<Candidate>> candidates = candidatesIn(*drafts, stop);
    if (!candidates)
        return stopped();
    return workspace.read(
        [&](store::Reader& reader) -> Result<Lessons> {
            Lessons lessons;
            for (const Candidate& candidate : strongest(*candidates)) {
                EditLesson lesson = lessonOf(candidate, *drafts);
                lesson.answeredBy = answerTo(reader, lesson);
                lessons.push_back(std::move(lesson));
            }
            return lessons;
        },
        stop);
}

Directive directiveFrom(const EditLesson& lesson, const SegmentId& segment)
{
    Directive directive;
    directive.segment = segment;
    switch (lesson.kind) {
    case EditLesson::Kind::Cut:
        directive.text = LessonText::tr("Do not write “%1”.").arg(lesson.words);
        break;
    case EditLesson::Kind::Added:
        directive.text = LessonText::tr("Write “%1” where it fits.").arg(lesson.words);
        break;
    case EditLesson::Kind::Replaced:
        directive.text =
            LessonText::tr("Write “%1” and not “%2”.").arg(lesson.instead, lesson.words);
        break;
    }
    return directive;
}

Boundary boundaryFrom(const EditLesson& lesson)
{
    Boundary boundary;
    if (lesson.kind == EditLesson::Kind::Added)
        return boundary;
    boundary.kind = BoundaryKind::Phrase;
    boundary.pattern = lesson.words;
    QString probe = lesson.words;
    if (const auto stand = standIns();
        std::any_of(stand.begin(), stand.end(),
                    [&](const auto& one) { return lesson.words.contains(one.mark); })) {
        boundary.kind = BoundaryKind::Regex;
        boundary.pattern = QRegularExpression::escape(lesson.words).replace(u"\\ "_s, u" "_s);
        for (const StandIn& one : stand) {
            boundary.pattern.replace(QRegularExpression::escape(one.mark), one.pattern);
            probe.replace(one.mark, one.example);
        }
        boundary.pattern = QString(u"\\b"_s + boundary.pattern + u"\\b"_s);
    }
    boundary.title = LessonText::tr("Not “%1”").arg(lesson.words);
    boundary.reason = LessonText::tr("Reviewers took it out of %n draft(s).", nullptr,
                                     static_cast<int>(lesson.drafts.size()));
    boundary.probe = lesson.example.isEmpty() ? probe : lesson.example;
    if (!tripsOn(boundary, boundary.probe))
        boundary.probe = probe;
    return boundary;
}

} // namespace countersign
