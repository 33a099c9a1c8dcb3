// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/decision_service.h"
#include "app/services/delivery_service.h"
#include "app/services/edit_service.h"
#include "app/services/import_service.h"
#include "app/services/messages.h"
#include "app/services/open_workspace.h"
#include "app/services/workspace_service.h"
#include "app/store/device_keys.h"
#include "app/store/doctor.h"
#include "app/store/drafts.h"
#include "app/store/workspace.h"
#include "tests/support/fault_vfs.h"
#include "tests/support/fixed_clock.h"
#include "tests/support/memory_folder.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

#include <functional>
#include <set>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Fault;
using countersign::testing::FaultVfs;
using countersign::testing::FixedClock;

namespace {

template<class T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s %s", qPrintable(result.error().id), qPrintable(result.error().detail));
    return std::move(*result);
}

void must(const Result<void>& result)
{
    if (!result)
        qFatal("%s %s", qPrintable(result.error().id), qPrintable(result.error().detail));
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Over what is there, so that it stays the same file.
void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s", qPrintable(path));
}

/// A table's rows as text. What is random each time (ids, keys) is left out of them.
QStringList rowsOf(sqlite3* database, const QByteArray& table)
{
    static const QRegularExpression random(u"[0-9a-f]{16,}"_s);
    QStringList rows;
    sqlite3_stmt* statement = nullptr;
    const QByteArray sql = QByteArray("SELECT * FROM ") + table;
    sqlite3_prepare_v2(database, sql.constData(), -1, &statement, nullptr);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        QStringList row{QString::fromUtf8(table)};
        for (int column = 0; column < sqlite3_column_count(statement); ++column) {
            if (sqlite3_column_type(statement, column) == SQLITE_BLOB)
                continue;
            const auto* text = sqlite3_column_text(statement, column);
            row.append(QString::fromUtf8(reinterpret_cast<const char*>(text)).remove(random));
        }
        rows.append(row.join(u'|'));
    }
    sqlite3_finalize(statement);
    return rows;
}

/// What stands in a workspace, past the shim: every table but the signed log (a device and its keys are made
/// anew) and the inside of the search index.
QString contentsOf(const QString& path)
{
    sqlite3* database = nullptr;
    sqlite3_open_v2(path.toUtf8().constData(), &database, SQLITE_OPEN_READWRITE, "unix");
    sqlite3_exec(database, "BEGIN", nullptr, nullptr, nullptr);
    QList<QByteArray> tables;
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(database,
                       "SELECT name FROM sqlite_schema WHERE type = 'table' "
                       "AND name NOT GLOB 'search_[cdi]*' AND name NOT GLOB 'audit*' "
                       "AND name NOT IN ('search', 'device', 'identity') "
                       "AND name NOT GLOB 'sqlite*' ORDER BY name",
                       -1, &statement, nullptr);
    while (sqlite3_step(statement) == SQLITE_ROW)
        tables.append(reinterpret_cast<const char*>(sqlite3_column_text(statement, 0)));
    sqlite3_finalize(statement);
    QStringList rows;
    for (const QByteArray& table : tables)
        rows += rowsOf(database, table);
    sqlite3_close(database);
    rows.sort();
    return rows.join(u'\n');
}

/// The errors that such a fault may come to.
bool isExpected(Fault fault, const Error& error)
{
    switch (fault) {
    case Fault::InputOutput:
        return error.id == u"workspace.io"_s || error.id == u"workspace.cannot_open"_s;
    case Fault::FullDisk:
        return error.id == u"workspace.no_space"_s || error.id == u"backup.no_space"_s;
    case Fault::Busy:
        return error.id == u"workspace.busy"_s;
    }
    return false;
}

DecisionRequest approval()
{
    return {.verdict = Verdict::Approve,
            .reason = u"read twice"_s,
            .secondsLooked = 30,
            .opened = {},
            .seen = std::nullopt};
}

EditedText newText()
{
    return {u"A question"_s, u"Hello Ada,\n\nMay I send you the page?\n\nWren"_s, {}};
}

/// Of one job's calls in one way.
constexpr int mostPoints = 25;

/// How calls fail.
struct Way {
    Fault fault = Fault::InputOutput;
    bool andAllAfter = false;
};

std::vector<std::pair<const char*, Way>> ways()
{
    return {{"one call fails", {Fault::InputOutput, false}},
            {"the disk is gone", {Fault::InputOutput, true}},
            {"the disk is full", {Fault::FullDisk, true}},
            {"somebody has the lock", {Fault::Busy, true}}};
}

/// What a job comes to.
struct End {
    QString contents;
    QStringList files; ///< beside the workspace
};

} // namespace

/// Between SQLite and the disk the first call fails, then the second, and so on, to the job's last. After
/// each failure: an error that says what it is, a sound workspace in a state that the job without failures
/// goes through as well, and a second try that comes to the same end.
///
/// Where a job makes more calls than can be tried in a few seconds, they are thinned out evenly, and what was
/// left out is printed. COUNTERSIGN_EVERY_CALL=1 tries them all.
class DatabaseFaultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyCallFailsOnce_data();
    void everyCallFailsOnce();
    void aFullDiskNamesTheBackup();
    void restoring_data();
    void restoring();
    void cleanupTestCase();

private:
    using Job = Result<void> (DatabaseFaultsTest::*)(OpenWorkspace&);

    Result<void> open(OpenWorkspace& workspace);
    Result<void> import(OpenWorkspace& workspace);
    Result<void> autosave(OpenWorkspace& workspace);
    Result<void> finish(OpenWorkspace& workspace);
    Result<void> decide(OpenWorkspace& workspace);
    Result<void> deliver(OpenWorkspace& workspace);
    Result<void> backUp(OpenWorkspace& workspace);

    [[nodiscard]] QString path(const QString& name = u"w.countersign"_s) const
    {
        return m_folder.filePath(name);
    }
    [[nodiscard]] store::Surroundings surroundings() const;
    void startAnew() const;
    [[nodiscard]] Result<void> attempt(Job job, std::unique_ptr<OpenWorkspace>& workspace);
    [[nodiscard]] QString ailments(const QString& file) const;
    [[nodiscard]] QStringList outside() const;
    [[nodiscard]] std::set<QString> statesOnTheWay(Job job, Fault fault, End& end, int& calls);
    [[nodiscard]] QString tried(Job job, const Way& way, int at, const std::set<QString>& onTheWay,
                                const End& end);
    [[nodiscard]] QString restored(const Way& way, int at);
    /// Lets each call fail, or every so many; `once` answers what went wrong at one.
    void sweep(int calls, const std::function<QString(int at)>& once);

    QTemporaryDir m_folder{countersign::testing::memoryFolder()};
    std::shared_ptr<FixedClock> m_clock = std::make_shared<FixedClock>();
    std::unique_ptr<FaultVfs> m_vfs;
    QByteArray m_beginning;
    QByteArray m_backup;
    DraftId m_draft;
    RevisionId m_head;
    DraftId m_approved;
    int m_tried = 0;
    int m_calls = 0;
};

store::Surroundings DatabaseFaultsTest::surroundings() const
{
    return {m_clock,
            std::make_shared<store::FileDeviceKeys>(store::FileDeviceKeys::defaultFolder())};
}

void DatabaseFaultsTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
    qputenv("XDG_DATA_HOME", m_folder.filePath(u"data"_s).toLocal8Bit());
    // The system's dictionaries would be read anew for each try.
    QVERIFY(QDir().mkpath(path(u"words"_s)));
    for (const QString& name : {u"en_GB"_s, u"en_US"_s}) {
        writeFile(path(QString(u"words/"_s + name + u".aff"_s)), "SET UTF-8\n");
        writeFile(path(QString(u"words/"_s + name + u".dic"_s)), "1\nHello\n");
    }
    qputenv("DICPATH", path(u"words"_s).toLocal8Bit());
    QVERIFY(QDir().mkpath(path(u"out"_s)));
    writeFile(path(u"first.csv"_s), "Record ID,Name,Email,Company,Job Title\n"
                                    "1,Ada Rook,ada@rook.example,Rook Works,Head of Quality\n"
                                    "2,Ben Tarn,ben@rook.example,Rook Works,Buyer\n");
    writeFile(path(u"second.csv"_s), "Record ID,Name,Email,Company,Job Title\n"
                                     "1,Ada Rook,ada@rook.example,Rook Works,Head of Logistics\n"
                                     "3,Cleo Marsh,cleo@marsh.example,Marsh Mills,Director\n");
    writeFile(
        path(u"drafts.jsonl"_s),
        R"({"id":"D1","channel":"email","subject":"A question","text":"Hello Ada,\n\nYou asked for the page about the cold store gate [@c1].\n\nShall I send you the page?\n\nWren","prospect":{"id":"1","name":"Ada Rook"},"evidence":[{"id":"c1","input":"crm","text":"Ada asked for the page about the cold store gate.","source":"CRM note","observed_on":"2026-11-12","about":"Ada Rook"}]})"
        "\n"
        R"({"id":"D2","channel":"email","subject":"A question","text":"Hello Ben,\n\nYou asked for the page about the cold store gate [@c1].\n\nShall I send you the page?\n\nWren","prospect":{"id":"2","name":"Ben Tarn"},"evidence":[{"id":"c1","input":"crm","text":"Ben asked for the page about the cold store gate.","source":"CRM note","observed_on":"2026-11-12","about":"Ben Tarn"}]})"
        "\n");
    {
        const auto made = must(OpenWorkspace::create(path(), u"Tester"_s, m_clock));
        QCOMPARE(must(made->imports().run(ImportKind::Prospects, {path(u"first.csv"_s)})).added, 2);
        QCOMPARE(must(made->imports().run(ImportKind::Drafts, {path(u"drafts.jsonl"_s)})).added, 2);
        must(made->workspace().setConfig(u"rules.email_opt_out_required"_s, u"false"_s));
        must(made->workspace().setConfig(u"rules.swap_blocker"_s, u"0"_s));
    }
    {
        const auto made = must(OpenWorkspace::open(path(), m_clock));
        const auto seen =
            must(store::Workspace::open(path(), store::OpenMode::ReadOnly, surroundings()));
        must(seen->read([this](store::Reader& reader) -> Result<bool> {
            m_draft = reader.drafts().byExternalId(u"D1"_s).front();
            m_head = reader.drafts().headOf(m_draft)->id;
            m_approved = reader.drafts().byExternalId(u"D2"_s).front();
            return true;
        }));
        const auto outcome = must(made->decisions().decide({m_approved}, approval())).front();
        QVERIFY2(outcome.decision,
                 qPrintable(outcome.refusal ? message(*outcome.refusal) : QString()));
    }
    m_beginning = bytesOf(path());
    {
        const auto made = must(OpenWorkspace::open(path(), m_clock));
        must(import(*made));
    }
    m_backup = bytesOf(path());
    m_vfs = std::make_unique<FaultVfs>();
}

void DatabaseFaultsTest::cleanupTestCase()
{
    m_vfs.reset();
    qInfo("%d of %d calls tried", m_tried, m_calls);
}

void DatabaseFaultsTest::sweep(int calls, const std::function<QString(int at)>& once)
{
    QVERIFY(calls > 0);
    const bool every = qEnvironmentVariableIsSet("COUNTERSIGN_EVERY_CALL");
    const int step = every ? 1 : (calls + mostPoints - 1) / mostPoints;
    int tried = 0;
    for (int at = 0; at < calls; at += step) {
        const QString wrong = once(at);
        QVERIFY2(wrong.isEmpty(), qPrintable(QString(QString::number(at) + u": "_s + wrong)));
        ++tried;
    }
    qInfo("%d of %d calls tried", tried, calls);
    m_tried += tried;
    m_calls += calls;
}

/// The workspace as it was at the beginning, under the same name and in the same file.
void DatabaseFaultsTest::startAnew() const
{
    for (const QString& suffix : {u"-wal"_s, u"-shm"_s, u"-journal"_s})
        QFile::remove(QString(path() + suffix));
    writeFile(path(), m_beginning);
    for (const QString& file : outside())
        QFile::remove(path(file));
}

/// Every file beside the workspace that a job has made.
QStringList DatabaseFaultsTest::outside() const
{
    QStringList files;
    for (const QString& file : QDir(path(u"out"_s)).entryList(QDir::Files | QDir::Hidden))
        files.append(QString(u"out/"_s + file));
    files += QDir(m_folder.path())
                 .entryList({u"w.countersign.*"_s, u"copy*"_s}, QDir::Files | QDir::Hidden);
    return files;
}

Result<void> DatabaseFaultsTest::open(OpenWorkspace& /*workspace*/)
{
    return {};
}

Result<void> DatabaseFaultsTest::import(OpenWorkspace& workspace)
{
    const auto report = workspace.imports().run(ImportKind::Prospects, {path(u"second.csv"_s)});
    if (!report)
        return report.error();
    return report->trouble ? Result<void>(*report->trouble) : Result<void>();
}

Result<void> DatabaseFaultsTest::autosave(OpenWorkspace& workspace)
{
    return workspace.edits().saveWork(m_draft, m_head, newText());
}

Result<void> DatabaseFaultsTest::finish(OpenWorkspace& workspace)
{
    const auto outcome = workspace.edits().finish(m_draft, m_head, newText());
    return outcome ? Result<void>() : Result<void>(outcome.error());
}

Result<void> DatabaseFaultsTest::decide(OpenWorkspace& workspace)
{
    const auto outcomes = workspace.decisions().decide({m_draft}, approval());
    if (!outcomes)
        return outcomes.error();
    const DecisionOutcome& outcome = outcomes->front();
    return outcome.refusal ? Result<void>(*outcome.refusal) : Result<void>();
}

/// A person first says how the hand-overs went whose end nobody knows.
Result<void> DatabaseFaultsTest::deliver(OpenWorkspace& workspace)
{
    const DeliveryTarget target{DeliveryTarget::Means::Eml, path(u"out"_s)};
    const auto before = workspace.delivery().preview(target);
    if (!before)
        return before.error();
    for (const HeldBack& held : before->held) {
        if (held.reason.id != u"delivery.delivery_unknown"_s)
            continue;
        const bool wentOut = !outside().isEmpty();
        if (Result<void> settled = workspace.delivery().settle(held.draft, wentOut); !settled)
            return settled;
    }
    const auto report = workspace.delivery().deliver(target);
    if (!report)
        return report.error();
    if (report->trouble)
        return *report->trouble;
    for (const HeldBack& held : report->held) {
        if (held.reason.id.startsWith("workspace."_L1))
            return held.reason;
    }
    return {};
}

Result<void> DatabaseFaultsTest::backUp(OpenWorkspace& workspace)
{
    return workspace.workspace().backup(path(u"copy.countersign"_s));
}

Result<void> DatabaseFaultsTest::attempt(Job job, std::unique_ptr<OpenWorkspace>& workspace)
{
    if (!workspace) {
        Result<std::unique_ptr<OpenWorkspace>> opened = OpenWorkspace::open(path(), m_clock);
        if (!opened)
            return opened.error();
        workspace = *std::move(opened);
    }
    return (this->*job)(*workspace);
}

QString DatabaseFaultsTest::ailments(const QString& file) const
{
    const Result<store::Diagnosis> diagnosis = store::examine(file, surroundings());
    if (!diagnosis)
        return QString(u"doctor: "_s + diagnosis.error().id);
    QStringList found;
    for (const store::Ailment& ailment : diagnosis->ailments)
        found.append(QString(u"doctor: "_s + QString::number(static_cast<int>(ailment.found)) +
                             u' ' + ailment.detail));
    return found.join(u"; "_s);
}

/// What the workspace is after each of the job's own commits, when nothing fails.
std::set<QString> DatabaseFaultsTest::statesOnTheWay(Job job, Fault fault, End& end, int& calls)
{
    startAnew();
    std::set<QString> states{contentsOf(path())};
    std::unique_ptr<OpenWorkspace> workspace;
    if (job != &DatabaseFaultsTest::open)
        workspace = must(OpenWorkspace::open(path(), m_clock));
    FaultVfs::onUnlock([&] { states.insert(contentsOf(path())); });
    FaultVfs::count(fault);
    const Result<void> done = attempt(job, workspace);
    calls = FaultVfs::disarm();
    FaultVfs::onUnlock({});
    must(done);
    end = {contentsOf(path()), outside()};
    states.insert(end.contents);
    return states;
}

/// What went wrong when the call `at` fails; empty if all is well.
QString DatabaseFaultsTest::tried(Job job, const Way& way, int at,
                                  const std::set<QString>& onTheWay, const End& end)
{
    startAnew();
    std::unique_ptr<OpenWorkspace> workspace;
    if (job != &DatabaseFaultsTest::open)
        workspace = must(OpenWorkspace::open(path(), m_clock));
    FaultVfs::arm(way.fault, at, way.andAllAfter);
    const Result<void> first = attempt(job, workspace);
    FaultVfs::disarm();
    QStringList wrong;
    if (!first && (!FaultVfs::hasStruck() || !isExpected(way.fault, first.error())))
        wrong << QString(u"error "_s + first.error().id + u' ' + first.error().detail);
    if (!first && message(first.error()).size() < 20)
        wrong << QString(u"message "_s + message(first.error()));
    if (!onTheWay.contains(contentsOf(path())))
        wrong << u"half-written"_s;
    wrong << ailments(path());
    if (const Result<void> again = first ? first : attempt(job, workspace); !again)
        wrong << QString(u"again: "_s + again.error().id + u' ' + again.error().detail);
    if (contentsOf(path()) != end.contents)
        wrong << u"another end"_s;
    if (outside() != end.files)
        wrong << QString(u"files: "_s + outside().join(u' '));
    wrong.removeAll({});
    return wrong.join(u"; "_s);
}

void DatabaseFaultsTest::everyCallFailsOnce_data()
{
    QTest::addColumn<Job>("job");
    QTest::addColumn<Way>("way");
    const std::pair<const char*, Job> jobs[] = {
        {"open", &DatabaseFaultsTest::open},         {"import", &DatabaseFaultsTest::import},
        {"autosave", &DatabaseFaultsTest::autosave}, {"finish", &DatabaseFaultsTest::finish},
        {"decide", &DatabaseFaultsTest::decide},     {"deliver", &DatabaseFaultsTest::deliver},
        {"back up", &DatabaseFaultsTest::backUp},
    };
    for (const auto& [name, job] : jobs) {
        for (const auto& [how, way] : ways()) {
            // Opening writes nothing that could find the disk full.
            if (job != &DatabaseFaultsTest::open || way.fault != Fault::FullDisk)
                QTest::addRow("%s: %s", name, how) << job << way;
        }
    }
}

void DatabaseFaultsTest::everyCallFailsOnce()
{
    QFETCH(const Job, job);
    QFETCH(const Way, way);
    End end;
    int calls = 0;
    const std::set<QString> onTheWay = statesOnTheWay(job, way.fault, end, calls);
    sweep(calls, [&](int at) { return tried(job, way, at, onTheWay, end); });
}

void DatabaseFaultsTest::aFullDiskNamesTheBackup()
{
    startAnew();
    std::unique_ptr<OpenWorkspace> workspace;
    must(attempt(&DatabaseFaultsTest::open, workspace));
    FaultVfs::arm(Fault::FullDisk, 1, true);
    const Result<void> backup = backUp(*workspace);
    FaultVfs::disarm();
    QVERIFY(!backup.ok());
    QCOMPARE(backup.error().id, u"backup.no_space"_s);
    QCOMPARE(backup.error().where, path(u"copy.countersign"_s));
    QVERIFY(message(backup.error()).contains(u"copy.countersign"));
}

QString DatabaseFaultsTest::restored(const Way& way, int at)
{
    startAnew();
    writeFile(path(u"copy.countersign"_s), m_backup);
    const QString before = contentsOf(path());
    const QString wanted = contentsOf(path(u"copy.countersign"_s));
    FaultVfs::arm(way.fault, at, way.andAllAfter);
    const Result<QString> first =
        WorkspaceService::restore(path(u"copy.countersign"_s), path(), m_clock);
    FaultVfs::disarm();
    QStringList wrong;
    if (!first && (!FaultVfs::hasStruck() || !isExpected(way.fault, first.error())))
        wrong << QString(u"error "_s + first.error().id + u' ' + first.error().detail);
    if (contentsOf(path()) != (first ? wanted : before))
        wrong << u"half restored"_s;
    if (outside().filter(u".new-"_s).size() > 0)
        wrong << outside().join(u' ');
    wrong << ailments(path());
    if (!first) {
        const Result<QString> again =
            WorkspaceService::restore(path(u"copy.countersign"_s), path(), m_clock);
        if (!again || contentsOf(path()) != wanted || contentsOf(*again) != before)
            wrong << u"again"_s;
    }
    wrong.removeAll({});
    return wrong.join(u"; "_s);
}

void DatabaseFaultsTest::restoring_data()
{
    QTest::addColumn<Way>("way");
    for (const auto& [how, way] : ways())
        QTest::addRow("%s", how) << way;
}

void DatabaseFaultsTest::restoring()
{
    QFETCH(const Way, way);
    startAnew();
    writeFile(path(u"copy.countersign"_s), m_backup);
    FaultVfs::count(way.fault);
    must(WorkspaceService::restore(path(u"copy.countersign"_s), path(), m_clock));
    const int calls = FaultVfs::disarm();
    sweep(calls, [&](int at) { return restored(way, at); });
}

QTEST_GUILESS_MAIN(DatabaseFaultsTest)
#include "database_faults_test.moc"
