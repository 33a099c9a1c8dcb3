// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/clock.h"
#include "app/services/open_workspace.h"
#include "app/services/session.h"
#include "app/services/workspace_service.h"
#include "app/store/audit_log.h"
#include "app/store/changes.h"
#include "app/store/decisions.h"
#include "app/store/doctor.h"
#include "app/store/drafts.h"
#include "app/store/prospects.h"
#include "app/store/queue.h"
#include "app/store/work_in_progress.h"
#include "app/store/workspace.h"
#include "tests/support/memory_folder.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace Qt::StringLiterals;
using namespace countersign;

namespace {

constexpr int kills = 100;
constexpr int peopleEach = 5; ///< rows of one import
/// Long enough for a loaded machine and a sanitizer.
constexpr int patience = 60'000;

template<class T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s %s", qPrintable(result.error().id), qPrintable(result.error().detail));
    return std::move(*result);
}

/// What the child said before it was killed: what it had been told is written, and what it had begun.
struct Told {
    bool isReady = false;
    QStringList failures;
    QStringList revisions; ///< acknowledged
    QStringList decisions;
    QStringList imports;              ///< their tags
    std::map<QString, QString> typed; ///< draft → what was last kept of it; empty: the edit ended
    QStringList writing;              ///< begun and not acknowledged: what, draft, text
    QStringList importing;            ///< the same of the other thread: what, tag
};

Told understood(const QByteArray& said)
{
    Told told;
    const qsizetype whole = said.lastIndexOf('\n');
    for (const QByteArray& line : said.left(std::max<qsizetype>(whole, 0)).split('\n')) {
        const QStringList words = QString::fromUtf8(line).split(u'\t');
        const QString& how = words.at(0);
        told.isReady |= how == u"ready"_s;
        if (words.size() < 2)
            continue;
        QStringList& current = words.at(1) == u"import"_s ? told.importing : told.writing;
        if (how == u"begin"_s) {
            current = words.mid(1);
            continue;
        }
        if (how == u"failed"_s)
            told.failures.append(words.join(u' '));
        if (how == u"done"_s && words.at(1) == u"work"_s)
            told.typed[current.at(1)] = current.at(2);
        if (how == u"done"_s && words.at(1) == u"revision"_s) {
            told.revisions.append(words.at(2));
            told.typed[current.at(1)] = QString();
        }
        if (how == u"done"_s && words.at(1) == u"decision"_s)
            told.decisions.append(words.at(2));
        if (how == u"done"_s && words.at(1) == u"import"_s) {
            if (words.at(2).toInt() == peopleEach)
                told.imports.append(current.at(1));
            else
                told.failures.append(words.join(u' '));
        }
        current.clear();
    }
    return told;
}

/// Dictionaries of a few words: reading the system's anew in each process would be most of the time.
void writeSmallDictionaries(const QString& folder)
{
    QVERIFY(QDir().mkpath(folder));
    for (const QString& name : {u"en_GB"_s, u"en_US"_s, u"de_DE"_s, u"fr"_s, u"es"_s}) {
        QFile affixes(QString(folder + u'/' + name + u".aff"_s));
        QFile words(QString(folder + u'/' + name + u".dic"_s));
        QVERIFY(affixes.open(QIODevice::WriteOnly) && words.open(QIODevice::WriteOnly));
        QVERIFY(affixes.write("SET UTF-8\n") > 0);
        QVERIFY(words.write("4\nHi\nthere\nwritten\nRegards\n") > 0);
    }
}

/// How much there is of what only grows.
struct Totals {
    qsizetype revisions = 0;
    qsizetype decisions = 0;
    qint64 prospects = 0;
};

} // namespace

/// A process that is killed while it works loses nothing that it had acknowledged.
class SigkillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void nothingAcknowledgedIsLost();

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(u"w.countersign"_s); }
    [[nodiscard]] store::Surroundings surroundings() const;
    [[nodiscard]] Told killedAt(quint32 seed, int lines, int milliseconds) const;
    [[nodiscard]] QString ailments() const;
    [[nodiscard]] Totals totals(store::Reader& reader) const;
    [[nodiscard]] QString missing(store::Reader& reader, const Told& told) const;
    [[nodiscard]] QString missingTyping(store::Reader& reader, const Told& told) const;
    [[nodiscard]] QString surplus(const Totals& before, const Totals& now, const Told& told) const;
    [[nodiscard]] QString compared(const Told& told);

    QTemporaryDir m_folder{countersign::testing::memoryFolder()};
    UserId m_user;
    std::vector<DraftId> m_drafts;
    Totals m_before;
};

store::Surroundings SigkillTest::surroundings() const
{
    return {std::make_shared<SystemClock>(),
            std::make_shared<store::FileDeviceKeys>(store::FileDeviceKeys::defaultFolder())};
}

void SigkillTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
    qputenv("XDG_DATA_HOME", m_folder.filePath(u"data"_s).toLocal8Bit());
    writeSmallDictionaries(m_folder.filePath(u"words"_s));
    qputenv("DICPATH", m_folder.filePath(u"words"_s).toLocal8Bit());
    {
        const auto made =
            must(OpenWorkspace::create(path(), u"Tester"_s, std::make_shared<SystemClock>()));
        must(made->workspace().fillWithSample());
        m_user = made->session().userId();
    }
    const auto seen =
        must(store::Workspace::open(path(), store::OpenMode::ReadOnly, surroundings()));
    m_before = must(seen->read([this](store::Reader& reader) -> Result<Totals> {
        for (const store::QueueRow& row : reader.queue().page({.limit = 200}).rows)
            m_drafts.push_back(row.draft);
        return totals(reader);
    }));
    QVERIFY(m_drafts.size() > 20);
}

/// Runs the child and kills it so many milliseconds after it has said so many lines: 0 for while it opens.
Told SigkillTest::killedAt(quint32 seed, int lines, int milliseconds) const
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QStringLiteral(COUNTERSIGN_CRASH_CHILD), {path(), QString::number(seed)});
    if (!child.waitForStarted(patience))
        qFatal("%s", qPrintable(child.errorString()));
    QByteArray said;
    while (said.count('\n') < lines && child.waitForReadyRead(patience))
        said += child.readAllStandardOutput();
    if (child.waitForFinished(milliseconds))
        qWarning("ended by itself with %d", child.exitCode());
    child.kill();
    child.waitForFinished(patience);
    said += child.readAllStandardOutput();
    Told told = understood(said);
    if (child.exitStatus() != QProcess::CrashExit)
        told.failures.append(u"the child was not there to be killed"_s);
    if (lines > 0 && !told.isReady)
        told.failures.append(u"the child did not begin"_s);
    return told;
}

QString SigkillTest::ailments() const
{
    const Result<store::Diagnosis> diagnosis = store::examine(path(), surroundings());
    if (!diagnosis)
        return diagnosis.error().id;
    QStringList found;
    for (const store::Ailment& ailment : diagnosis->ailments)
        found.append(QString(QString::number(static_cast<int>(ailment.found)) + u' ' +
                             ailment.detail + u' ' + ailment.examples.join(u' ')));
    return found.join(u'\n');
}

Totals SigkillTest::totals(store::Reader& reader) const
{
    Totals totals;
    totals.prospects = reader.prospects().count();
    for (const DraftId& draft : m_drafts) {
        totals.revisions += static_cast<qsizetype>(reader.drafts().revisionsOf(draft).size());
        totals.decisions += static_cast<qsizetype>(reader.decisions().ofDraft(draft).size());
    }
    return totals;
}

/// What was acknowledged and is not there, or not queued for the server.
QString SigkillTest::missing(store::Reader& reader, const Told& told) const
{
    for (const QString& id : told.revisions) {
        if (!reader.drafts().revision(RevisionId(id)) || !reader.changes().isWaiting(id))
            return id;
    }
    for (const QString& id : told.decisions) {
        if (!reader.decisions().find(DecisionId(id)) || !reader.changes().isWaiting(id))
            return id;
    }
    for (const QString& tag : told.imports) {
        for (int row = 0; row < peopleEach; ++row) {
            const QString email = QString(tag + u'.' + QString::number(row) + u"@crash.example"_s);
            if (reader.prospects().byEmail(email).size() != 1)
                return email;
        }
    }
    return {};
}

QString SigkillTest::missingTyping(store::Reader& reader, const Told& told) const
{
    for (const auto& [draft, text] : told.typed) {
        const auto kept = reader.workInProgress().find(DraftId(draft), m_user);
        const QString now = kept ? kept->text.section(u'\n', 2, 2) : QString();
        if (now == text)
            continue;
        // The one thing that was under way when it died may have been written or not.
        const bool isUnderWay = told.writing.value(1) == draft;
        const bool isWritten =
            told.writing.value(0) == u"work"_s ? now == told.writing.value(2) : now.isEmpty();
        if (!isUnderWay || !isWritten)
            return QString(draft + u": "_s + now + u" instead of "_s + text);
    }
    return {};
}

/// What is there and was neither acknowledged nor under way.
QString SigkillTest::surplus(const Totals& before, const Totals& now, const Told& told) const
{
    const qsizetype revisions = now.revisions - before.revisions - told.revisions.size();
    const qsizetype decisions = now.decisions - before.decisions - told.decisions.size();
    const qint64 people =
        now.prospects - before.prospects - qint64(peopleEach) * told.imports.size();
    const QString underWay = told.writing.value(0);
    if (revisions != 0 && (revisions != 1 || underWay != u"revision"_s))
        return QString(u"revisions "_s + QString::number(revisions));
    if (decisions != 0 && (decisions != 1 || underWay != u"decision"_s))
        return QString(u"decisions "_s + QString::number(decisions));
    if (people != 0 && (people != peopleEach || told.importing.isEmpty()))
        return QString(u"people "_s + QString::number(people));
    return {};
}

QString SigkillTest::compared(const Told& told)
{
    const auto seen =
        must(store::Workspace::open(path(), store::OpenMode::ReadOnly, surroundings()));
    return must(seen->read([&](store::Reader& reader) -> Result<QString> {
        const Totals now = totals(reader);
        QStringList wrong{missing(reader, told), missingTyping(reader, told),
                          surplus(m_before, now, told)};
        m_before = now;
        wrong.removeAll({});
        return wrong.join(u"; "_s);
    }));
}

void SigkillTest::nothingAcknowledgedIsLost()
{
    std::mt19937 random(20261130);
    Told all;
    for (int round = 0; round < kills; ++round) {
        const int lines = random() % 6 == 0 ? 0 : 1 + static_cast<int>(random() % 25);
        const int milliseconds = static_cast<int>(random() % 30);
        const Told told = killedAt(static_cast<quint32>(round), lines, milliseconds);
        QStringList wrong = told.failures;
        wrong << ailments() << compared(told);
        wrong.removeAll({});
        QVERIFY2(wrong.isEmpty(), qPrintable(QString(u"kill "_s + QString::number(round) + u": "_s +
                                                     wrong.join(u"; "_s))));
        all.revisions += told.revisions;
        all.decisions += told.decisions;
        all.imports += told.imports;
    }
    qInfo("%d kills; acknowledged: %d revisions, %d decisions, %d imports", kills,
          static_cast<int>(all.revisions.size()), static_cast<int>(all.decisions.size()),
          static_cast<int>(all.imports.size()));
    // Killed before it had done anything each time, it would prove nothing.
    QVERIFY(all.revisions.size() > kills / 2 && all.decisions.size() > kills / 2);
    QVERIFY(all.imports.size() > kills / 2);
    const auto seen =
        must(store::Workspace::open(path(), store::OpenMode::ReadOnly, surroundings()));
    QCOMPARE(must(seen->read(
                 [&](store::Reader& reader) -> Result<QString> { return missing(reader, all); })),
             QString());
    const store::AuditVerdict verdict =
        must(seen->read([](store::Reader& reader) -> Result<store::AuditVerdict> {
            return reader.audit().verify();
        }));
    QVERIFY(verdict.holds());
    // A crash is no restore: the device stays the same.
    QCOMPARE(verdict.devices.size(), 1);
}

QTEST_GUILESS_MAIN(SigkillTest)
#include "sigkill_test.moc"
