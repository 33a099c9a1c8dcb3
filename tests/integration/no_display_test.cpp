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
};

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
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"XDG_RUNTIME_DIR"_s,
                                u"XDG_SESSION_TYPE"_s, u"QT_QPA_PLATFORM"_s})
        environment.remove(name);
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

QTEST_GUILESS_MAIN(NoDisplayTest)
#include "no_display_test.moc"
