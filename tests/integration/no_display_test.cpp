// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QProcessEnvironment>
#include <QTest>

using namespace Qt::StringLiterals;

/// The window's program where no window can be.
class NoDisplayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsMissingInOneLine_data();
    void saysWhatIsMissingInOneLine();
    void answersInWordsAllTheSame_data();
    void answersInWordsAllTheSame();
    void aWindowShowsOneFile();
};

namespace {

QProcessEnvironment withoutDisplay()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"XDG_RUNTIME_DIR"_s,
                                u"XDG_SESSION_TYPE"_s, u"QT_QPA_PLATFORM"_s})
        environment.remove(name);
    return environment;
}

} // namespace

void NoDisplayTest::saysWhatIsMissingInOneLine_data()
{
    QTest::addColumn<QString>("platform");
    QTest::newRow("as the system has it") << QString();
    QTest::newRow("X") << u"xcb"_s;
    QTest::newRow("none of that name") << u"abacus"_s;
}

void NoDisplayTest::saysWhatIsMissingInOneLine()
{
    QFETCH(QString, platform);
    QProcessEnvironment environment = withoutDisplay();
    if (!platform.isEmpty())
        environment.insert(u"QT_QPA_PLATFORM"_s, platform);
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(COUNTERSIGN_WINDOW), {});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 1);
    const QByteArray said = program.readAllStandardError();
    QVERIFY2(said.count('\n') == 1 && said.contains("display"), said.constData());
}

void NoDisplayTest::answersInWordsAllTheSame_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("holds");
    QTest::newRow("help") << QStringList{u"--help"_s} << QByteArray("--workspace");
    QTest::newRow("a file in its place") << QStringList{u"--help"_s} << QByteArray("[FILE]");
    QTest::newRow("short") << QStringList{u"-h"_s} << QByteArray("--look");
    QTest::newRow("German") << QStringList{u"--language"_s, u"de"_s, u"--help"_s}
                            << QByteArray("Arbeitsbereich");
    QTest::newRow("beside Qt's own")
        << QStringList{u"-platform"_s, u"xcb"_s, u"--help"_s} << QByteArray("--workspace");
    QTest::newRow("version") << QStringList{u"--version"_s} << QByteArray("countersign ");
}

void NoDisplayTest::answersInWordsAllTheSame()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, holds);
    QProcess program;
    program.setProcessEnvironment(withoutDisplay());
    program.start(QStringLiteral(COUNTERSIGN_WINDOW), arguments);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    const QByteArray said = program.readAllStandardOutput();
    QVERIFY2(said.contains(holds), said.constData());
    QCOMPARE(program.readAllStandardError(), QByteArray());
}

void NoDisplayTest::aWindowShowsOneFile()
{
    QProcessEnvironment environment = withoutDisplay();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    for (const QStringList& line : {QStringList{u"a.countersign"_s, u"b.countersign"_s},
                                    QStringList{u"a.countersign"_s, u"--workspace"_s, u"b"_s}}) {
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(COUNTERSIGN_WINDOW), line);
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 2);
        const QByteArray said = program.readAllStandardError();
        QVERIFY2(said.contains("one file"), said.constData());
    }
}

QTEST_GUILESS_MAIN(NoDisplayTest)
#include "no_display_test.moc"
