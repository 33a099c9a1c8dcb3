// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/audit_reader.h"

#include "app/base/json.h"
#include "app/services/messages.h"
#include "app/services/open_workspace.h"
#include "app/services/review_service.h"
#include "app/services/user_service.h"

#include "models/common/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct AuditText {
    Q_DECLARE_TR_FUNCTIONS(AuditText)
};

constexpr int pageSize = 200;
constexpr int mostPages = 25; ///< looked through for one call
constexpr int hashShown = 16; ///< letters of an id or a hash

/// What the log calls a thing, in the reader's language; its own name where it has none.
QString detailName(const QString& key)
{
    static const std::map<QString, const char*> names{
        {u"added"_s, QT_TRANSLATE_NOOP("AuditText", "added")},
        {u"boundary"_s, QT_TRANSLATE_NOOP("AuditText", "boundary")},
        {u"content_hash"_s, QT_TRANSLATE_NOOP("AuditText", "content hash")},
        {u"decision"_s, QT_TRANSLATE_NOOP("AuditText", "decision")},
        {u"delivery"_s, QT_TRANSLATE_NOOP("AuditText", "delivery")},
        {u"device"_s, QT_TRANSLATE_NOOP("AuditText", "computer")},
        {u"directive"_s, QT_TRANSLATE_NOOP("AuditText", "directive")},
        {u"dismissal"_s, QT_TRANSLATE_NOOP("AuditText", "dismissal")},
        {u"drafts"_s, QT_TRANSLATE_NOOP("AuditText", "drafts")},
        {u"evidence"_s, QT_TRANSLATE_NOOP("AuditText", "evidence")},
        {u"failed"_s, QT_TRANSLATE_NOOP("AuditText", "failed")},
        {u"file"_s, QT_TRANSLATE_NOOP("AuditText", "file")},
        {u"generated"_s, QT_TRANSLATE_NOOP("AuditText", "generated")},
        {u"hash"_s, QT_TRANSLATE_NOOP("AuditText", "hash")},
        {u"kind"_s, QT_TRANSLATE_NOOP("AuditText", "kind")},
        {u"means"_s, QT_TRANSLATE_NOOP("AuditText", "means")},
        {u"mode"_s, QT_TRANSLATE_NOOP("AuditText", "mode")},
        {u"note"_s, QT_TRANSLATE_NOOP("AuditText", "note")},
        {u"opt_out"_s, QT_TRANSLATE_NOOP("AuditText", "opt-out")},
        {u"pause"_s, QT_TRANSLATE_NOOP("AuditText", "pause")},
        {u"people"_s, QT_TRANSLATE_NOOP("AuditText", "people")},
        {u"prospect"_s, QT_TRANSLATE_NOOP("AuditText", "prospect")},
        {u"read"_s, QT_TRANSLATE_NOOP("AuditText", "read")},
        {u"reason"_s, QT_TRANSLATE_NOOP("AuditText", "reason")},
        {u"rejected"_s, QT_TRANSLATE_NOOP("AuditText", "not taken")},
        {u"reply"_s, QT_TRANSLATE_NOOP("AuditText", "reply")},
        {u"revision"_s, QT_TRANSLATE_NOOP("AuditText", "text")},
        {u"role"_s, QT_TRANSLATE_NOOP("AuditText", "role")},
        {u"rule"_s, QT_TRANSLATE_NOOP("AuditText", "rule")},
        {u"schema"_s, QT_TRANSLATE_NOOP("AuditText", "version of the workspace")},
        {u"segment"_s, QT_TRANSLATE_NOOP("AuditText", "segment")},
        {u"seq"_s, QT_TRANSLATE_NOOP("AuditText", "number")},
        {u"suppression"_s, QT_TRANSLATE_NOOP("AuditText", "opt-out")},
        {u"suppressions"_s, QT_TRANSLATE_NOOP("AuditText", "opt-outs")},
        {u"unchanged"_s, QT_TRANSLATE_NOOP("AuditText", "unchanged")},
        {u"updated"_s, QT_TRANSLATE_NOOP("AuditText", "updated")},
        {u"user"_s, QT_TRANSLATE_NOOP("AuditText", "person")},
        {u"verdict"_s, QT_TRANSLATE_NOOP("AuditText", "verdict")},
        {u"withdrawal"_s, QT_TRANSLATE_NOOP("AuditText", "withdrawal")}};
    const auto known = names.find(key);
    return known == names.end() ? QString(key).replace(u'_', u' ') : AuditText::tr(known->second);
}

/// "revision 3f2a…, evidence 2": the details are ids, hashes and counts.
QString detailWords(const QString& detail)
{
    const Result<Json> json = parseJson(detail.toUtf8());
    if (!json || !json->is_object())
        return detail;
    QStringList parts;
    for (const auto& [key, value] : json->items()) {
        QString text =
            value.is_string() ? fromUtf8(value.get<std::string>()) : fromUtf8(value.dump());
        if (text.size() > hashShown + 8)
            text = QString(text.left(hashShown) % u"…"_s);
        parts.append(QString(detailName(fromUtf8(key)) % u": "_s % text));
    }
    return parts.join(u", "_s);
}

/// The log holds ids, never names; on this screen a draft is its person's.
QString subjectWords(const ReviewService& review, const QString& subject)
{
    if (!subject.startsWith(u"draft:"_s))
        return subject.size() > hashShown + 16 ? QString(subject.left(hashShown + 8) % u"…"_s)
                                               : subject;
    const auto row = review.row(DraftId(subject));
    if (!row || !*row)
        return subject;
    return AuditText::tr("%1, %2", "person, channel").arg((*row)->name, label((*row)->channel));
}

/// "tried to approve: a blocker is open": what was asked for and the rule that said no.
QString refusalWords(const QString& detail)
{
    const Result<Json> json = parseJson(detail.toUtf8());
    if (!json || !json->is_object())
        return {};
    const std::optional<Verdict> verdict = fromText<Verdict>(textAt(*json, "verdict"));
    const QString rule = textAt(*json, "rule");
    if (!verdict || rule.isEmpty())
        return {};
    return AuditText::tr("was refused to %1 (rule %2)", "a verdict, the name of a rule")
        .arg(label(*verdict), rule);
}

QString actionWords(const AuditEntry& entry)
{
    const QString refused = entry.action == u"refused"_s ? refusalWords(entry.detail) : QString();
    return refused.isEmpty() ? auditWords(entry.action) : refused;
}

/// One sentence: "Mara Lind approved: Ada Rook, e-mail".
QString sentenceOf(const AuditEntry& entry, const std::vector<User>& users,
                   const ReviewService& review)
{
    const QString about = subjectWords(review, entry.subject);
    const QString who = auditName(entry.by, users);
    return about.isEmpty() ? AuditText::tr("%1 %2.", "who, what").arg(who, actionWords(entry))
                           : AuditText::tr("%1 %2: %3.", "who, what, about whom")
                                 .arg(who, actionWords(entry), about);
}

QStringList rowOf(const AuditEntry& entry, const std::vector<User>& users,
                  const ReviewService& review)
{
    return {exactMomentText(entry.at), sentenceOf(entry, users, review), entry.device.left(8),
            detailWords(entry.detail)};
}

bool holds(const QStringList& row, const QStringList& words)
{
    return std::all_of(words.begin(), words.end(), [&row](const QString& word) {
        return std::any_of(row.begin(), row.end(), [&word](const QString& cell) {
            return cell.contains(word, Qt::CaseInsensitive);
        });
    });
}

} // namespace

Result<AuditChoices> readAuditChoices(OpenWorkspace& workspace)
{
    AuditChoices choices;
    const Result<std::vector<User>> users = workspace.users().list();
    if (!users)
        return users.error();
    choices.users = *users;
    const Result<QStringList> devices = workspace.audit().devices();
    if (!devices)
        return devices.error();
    choices.devices = *devices;
    return choices;
}

Result<AuditPageRead> readAudit(OpenWorkspace& workspace, const QString& words,
                                const store::AuditFilter& filter,
                                const std::optional<AuditId>& before, const std::stop_token& stop)
{
    const Result<std::vector<User>> users = workspace.users().list();
    if (!users)
        return users.error();
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    AuditPageRead page;
    page.last = before;
    for (int read = 0; read < mostPages && !stop.stop_requested(); ++read) {
        const Result<std::vector<AuditEntry>> entries =
            workspace.audit().list(pageSize, page.last, filter);
        if (!entries)
            return entries.error();
        for (const AuditEntry& entry : *entries) {
            page.last = entry.id;
            QStringList row = rowOf(entry, *users, workspace.review());
            if (holds(row, wanted))
                page.rows.push_back(std::move(row));
        }
        page.more = static_cast<int>(entries->size()) == pageSize;
        if (!page.more || static_cast<int>(page.rows.size()) >= pageSize)
            break;
    }
    return page;
}

QString verdictWords(const store::AuditVerdict& verdict)
{
    const QString entries = QLocale().toString(verdict.entries);
    if (verdict.holds())
        return AuditText::tr("The log is whole: %1 entries, each signed and in its place.")
            .arg(entries);
    using Kind = store::AuditFault::Kind;
    const QString where = verdict.fault->entry;
    switch (verdict.fault->kind) {
    case Kind::Changed:
        return AuditText::tr("An entry was changed: %1").arg(where);
    case Kind::Chain:
        return AuditText::tr("An entry is missing, moved or slipped in: %1").arg(where);
    case Kind::Signature:
        return AuditText::tr("An entry is not signed by its device: %1").arg(where);
    case Kind::CutOff:
        return AuditText::tr("The log ends before it should, after %1").arg(where);
    case Kind::Head:
        return AuditText::tr("The signed end of the log is missing, after %1").arg(where);
    case Kind::Device:
        return AuditText::tr("Another device's log begins without a link: %1").arg(where);
    }
    return {};
}

} // namespace countersign
