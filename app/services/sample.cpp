// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/sample.h"

#include "app/services/acting.h"
#include "app/services/check_service.h"
#include "app/services/import_service.h"
#include "app/services/sample_story.h"
#include "app/services/setting_keys.h"
#include "app/store/controls.h"
#include "app/store/drafts.h"
#include "app/store/prospects.h"
#include "app/store/settings.h"

#include <QDir>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

/// Resources of a static library are only linked where something names them.
static void initSampleResource()
{
    Q_INIT_RESOURCE(sample);
}

namespace countersign {

namespace {

/// The day before the first act of the story.
const QDateTime& importedAt()
{
    static const QDateTime at(QDate(2026, 11, 19), QTime(7, 30), Qt::UTC);
    return at;
}

struct Source {
    ImportKind kind;
    QStringList files;
};

QStringList filesIn(const QString& folder)
{
    QStringList files;
    for (const QString& name : QDir(folder).entryList(QDir::Files, QDir::Name))
        files.append(QDir(folder).filePath(name));
    return files;
}

std::vector<Source> sourcesIn(const QDir& folder)
{
    return {{ImportKind::Setup, {folder.filePath(u"setup.json"_s)}},
            {ImportKind::Accounts, {folder.filePath(u"accounts.csv"_s)}},
            {ImportKind::Prospects, {folder.filePath(u"prospects.csv"_s)}},
            {ImportKind::Evidence, filesIn(folder.filePath(u"evidence"_s))},
            {ImportKind::Knowledge, {folder.filePath(u"kb"_s)}},
            {ImportKind::Suppression, {folder.filePath(u"suppression.csv"_s)}},
            {ImportKind::Drafts, {folder.filePath(u"drafts.jsonl"_s)}}};
}

Result<bool> isEmpty(const Context& context)
{
    return context.workspace.read([](store::Reader& reader) -> Result<bool> {
        return reader.prospects().count() == 0 && reader.drafts().count() == 0;
    });
}

/// Whose name the sample's drafts carry: an SDR of its own, so that whoever opens it is no author.
Result<QString> importer(const Context& context)
{
    return context.workspace.read([](store::Reader& reader) -> Result<QString> {
        for (const User& user : reader.users().all()) {
            if (user.role == Role::Sdr)
                return user.name;
        }
        return QString();
    });
}

Result<QDate> toldAt(const Context& context)
{
    return context.workspace.read([](store::Reader& reader) -> Result<QDate> {
        return QDate::fromString(reader.settings().value(settingToday).value_or(QString()),
                                 Qt::ISODate);
    });
}

/// A manager whom a segment names as its approver: may do everything that the window offers, and has
/// something to sign.
std::optional<User> approvingManager(const store::Session& session)
{
    for (const policy::SegmentPolicy& segment : session.controls().segmentPolicies()) {
        for (const UserId& id : segment.approvers) {
            std::optional<User> user = session.users().find(id);
            if (user && user->role == Role::Manager)
                return user;
        }
    }
    return std::nullopt;
}

Result<void> remember(const Context& context, SampleReport& report)
{
    return context.workspace.writeNow([&report](store::Transaction& transaction) -> Result<void> {
        const Result<store::Put> put =
            transaction.settings().set(settingSampleToday, report.today.toString(Qt::ISODate));
        const std::optional<User> person = approvingManager(transaction);
        if (!put || !person)
            return put ? Result<void>() : Result<void>(put.error());
        report.person = person->name;
        const Result<store::Put> named =
            transaction.settings().set(settingSamplePerson, person->id.text());
        return named ? Result<void>() : Result<void>(named.error());
    });
}

void add(SampleReport& report, const ImportReport& imported)
{
    switch (imported.kind) {
    case ImportKind::Prospects:
        report.prospects += imported.added;
        break;
    case ImportKind::Accounts:
        report.accounts += imported.added;
        break;
    case ImportKind::Evidence:
    case ImportKind::Knowledge:
        report.evidence += imported.added;
        break;
    case ImportKind::Drafts:
        report.drafts += imported.added;
        break;
    default:
        break;
    }
}

} // namespace

Result<SampleReport> fillSample(const Context& context, const QString& folder,
                                const ProgressHandler& progress, std::stop_token stop)
{
    const Result<bool> empty = isEmpty(context);
    if (!empty)
        return empty.error();
    if (!*empty)
        return refusal(u"sample.not_empty"_s);
    initSampleResource();
    const QDir source(folder.isEmpty() ? u":/sample"_s : folder);
    StoryClock clock;
    clock.setNow(importedAt());
    Session session(context.workspace);
    if (const Result<User> acting = session.actAs(context.session.userId().text()); !acting)
        return acting.error();
    const Context own{context.workspace, clock, context.changes, session};
    CheckService checks(own);
    ImportService imports(own, checks);
    SampleReport report;
    std::map<QString, QString> ids;
    const std::vector<Source> sources = sourcesIn(source);
    Progress done{.done = 0, .total = static_cast<qint64>(sources.size()) + 1, .item = {}};
    for (const auto& [kind, files] : sources) {
        done.item = toText(kind);
        if (progress)
            progress(done);
        if (kind == ImportKind::Drafts) {
            const Result<QString> author = importer(context);
            const Result<User> acting = author ? session.actAs(*author) : author.error();
            if (!acting)
                return acting.error();
        }
        const Result<ImportReport> imported = imports.run(kind, files, {}, {}, stop);
        if (!imported)
            return imported.error();
        add(report, *imported);
        ids.insert(imported->ids.begin(), imported->ids.end());
        if (kind == ImportKind::Setup) {
            const Result<QDate> today = toldAt(context);
            if (!today)
                return today.error();
            clock.setToday(*today);
            report.today = *today;
        }
        ++done.done;
    }
    if (const Result<void> remembered = remember(context, report); !remembered)
        return remembered.error();
    done.item = u"story"_s;
    if (progress)
        progress(done);
    StoryTeller teller(own, clock, session, checks, std::move(ids));
    if (const Result<void> told = teller.tell(source.filePath(u"story.jsonl"_s), report, stop);
        !told)
        return told.error();
    return report;
}

} // namespace countersign
