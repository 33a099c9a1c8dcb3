// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/delivery/output_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::delivery;

namespace {

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    file.open(QIODevice::ReadOnly);
    return file.readAll();
}

} // namespace

class OutputFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFileIsWritten();
    void whatIsThereIsKept();
    void unlessItShallBeReplaced();
    void aLinkThatLeadsNowhereIsKept();
    void aFullDiskLeavesNothingBehind();
    void wrongPlaces();
    void errorsSayWhatToDo_data();
    void errorsSayWhatToDo();
};

void OutputFileTest::aFileIsWritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"drafts.csv"_s);
    QVERIFY(writeFile(path, "a,b\r\n").ok());
    QCOMPARE(contentsOf(path), QByteArray("a,b\r\n"));
    QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{u"drafts.csv"_s});
}

void OutputFileTest::whatIsThereIsKept()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"drafts.csv"_s);
    QVERIFY(writeFile(path, "old").ok());
    const Result<void> again = writeFile(path, "new");
    QCOMPARE(again.error().id, u"file.exists"_s);
    QCOMPARE(again.error().code, ErrorCode::Refused);
    QCOMPARE(again.error().where, path);
    QCOMPARE(contentsOf(path), QByteArray("old"));
}

void OutputFileTest::unlessItShallBeReplaced()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"drafts.csv"_s);
    QVERIFY(writeFile(path, "old").ok());
    QVERIFY(writeFile(path, "new", Existing::Replace).ok());
    QCOMPARE(contentsOf(path), QByteArray("new"));
    QVERIFY(writeFile(folder.filePath(u"other.csv"_s), "x", Existing::Replace).ok());
}

void OutputFileTest::aLinkThatLeadsNowhereIsKept()
{
    const QTemporaryDir folder;
    const QString link = folder.filePath(u"link.csv"_s);
    QVERIFY(QFile::link(folder.filePath(u"missing.csv"_s), link));
    QCOMPARE(writeFile(link, "x").error().id, u"file.exists"_s);
    QVERIFY(!QFile::exists(folder.filePath(u"missing.csv"_s)));
}

void OutputFileTest::aFullDiskLeavesNothingBehind()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"drafts.csv"_s);
    QVERIFY(writeFile(path, "old").ok());
    // A limit on the size of files fails a write in the middle, as a full disk does.
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = before;
    small.rlim_cur = 64 << 10;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const QByteArray large(1 << 20, 'x');
    const Result<void> replaced = writeFile(path, large, Existing::Replace);
    const Result<void> fresh = writeFile(folder.filePath(u"new.csv"_s), large);
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(!replaced.ok());
    QVERIFY(!fresh.ok());
    QCOMPARE(contentsOf(path), QByteArray("old"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{u"drafts.csv"_s});
}

void OutputFileTest::wrongPlaces()
{
    const QTemporaryDir folder;
    const Result<void> missing = writeFile(folder.filePath(u"no/such/x.csv"_s), "x");
    QCOMPARE(missing.error().id, u"file.no_folder"_s);
    QCOMPARE(missing.error().code, ErrorCode::NotFound);
    QCOMPARE(writeFile(folder.path(), "x").error().id, u"file.exists"_s);
    QCOMPARE(writeFile(folder.path(), "x", Existing::Replace).error().id, u"file.unwritable"_s);
}

void OutputFileTest::errorsSayWhatToDo_data()
{
    QTest::addColumn<QFileDevice::FileError>("error");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("id");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("full") << QFileDevice::ResourceError << u"No space left on device"_s
                          << u"file.no_space"_s << ErrorCode::NoSpace;
    QTest::newRow("quota") << QFileDevice::WriteError << u"Disk quota exceeded"_s
                           << u"file.no_space"_s << ErrorCode::NoSpace;
    QTest::newRow("denied") << QFileDevice::PermissionsError << u"Permission denied"_s
                            << u"file.read_only"_s << ErrorCode::ReadOnly;
    QTest::newRow("read-only") << QFileDevice::OpenError << u"Read-only file system"_s
                               << u"file.read_only"_s << ErrorCode::ReadOnly;
    QTest::newRow("other") << QFileDevice::WriteError << u"Input/output error"_s
                           << u"file.unwritable"_s << ErrorCode::BadInput;
}

void OutputFileTest::errorsSayWhatToDo()
{
    QFETCH(QFileDevice::FileError, error);
    QFETCH(QString, words);
    const Error told = fileError(error, words, u"x.csv"_s);
    QTEST(told.id, "id");
    QTEST(told.code, "code");
    QCOMPARE(told.detail, words);
    QCOMPARE(told.args, QStringList{u"x.csv"_s});
}

QTEST_GUILESS_MAIN(OutputFileTest)
#include "output_file_test.moc"
