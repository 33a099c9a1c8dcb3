// SPDX-License-Identifier: GPL-3.0-or-later
#include "include_rules.h"

#include <QDir>
#include <QDirIterator>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::house;

namespace {

const QtHeaders someQt{{u"QWidget"_s, QtPart::Widgets}, {u"QColor"_s, QtPart::Gui}};

/// The headers that this machine's Qt puts into QtWidgets and QtGui.
QtHeaders installedQt()
{
    const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    QtHeaders found;
    for (const QString& name : QDir(headers.filePath(u"QtGui"_s)).entryList(QDir::Files))
        found.insert(name, QtPart::Gui);
    for (const QString& name : QDir(headers.filePath(u"QtWidgets"_s)).entryList(QDir::Files))
        found.insert(name, QtPart::Widgets);
    return found;
}

QString readSource(const QString& path)
{
    QFile file(QDir(QStringLiteral(COUNTERSIGN_SOURCE_DIR)).filePath(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

/// The files of these names under a wing of the sources, as paths from the root.
QStringList filesIn(const QString& wing, const QStringList& names)
{
    const QDir root(QStringLiteral(COUNTERSIGN_SOURCE_DIR));
    QStringList found;
    QDirIterator walk(root.filePath(wing), names, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        found.append(root.relativeFilePath(walk.next()));
    found.sort();
    return found;
}

QString at(const QString& file, int line, const QString& breach)
{
    return QString(file + u':' + QString::number(line) + u": " + breach);
}

QStringList breachesIn(const QString& file, const QString& source, const QtHeaders& qt)
{
    QStringList found;
    for (const Include& include : includesOf(source)) {
        const QString breach = breachOf(file, include, qt);
        if (!breach.isEmpty())
            found.append(at(file, include.line, breach));
    }
    return found;
}

QStringList linkBreachesIn(const QString& file, const QString& source)
{
    static const QRegularExpression library(u"Qt6::(\\w+)"_s);
    QStringList found;
    int number = 0;
    for (const QString& line : source.split(u'\n')) {
        ++number;
        for (auto match = library.globalMatch(line); match.hasNext();) {
            const QString breach = linkBreachOf(file, match.next().captured(1));
            if (!breach.isEmpty())
                found.append(at(file, number, breach));
        }
    }
    return found;
}

} // namespace

class IncludesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsIncludes();
    void judgesAnInclude_data();
    void judgesAnInclude();
    void reportsFileAndLine();
    void reportsLinkedLibraries();
    void theSourcesIncludeOnlyDownwards_data();
    void theSourcesIncludeOnlyDownwards();
};

void IncludesTest::findsIncludes()
{
    const QList<Include> found = includesOf(u"#pragma once\n"
                                            "#include \"app/base/id.h\"\n"
                                            "  #  include <QtGui/QColor> // why\n"
                                            "// #include <QWidget>\n"
                                            "auto s = \"#include <QWidget>\";\n"
                                            "#include<vector>\n");
    QCOMPARE(found.size(), 3);
    QCOMPARE(found.at(0).line, 2);
    QCOMPARE(found.at(0).target, u"app/base/id.h"_s);
    QVERIFY(found.at(0).quoted);
    QCOMPARE(found.at(1).line, 3);
    QCOMPARE(found.at(1).target, u"QtGui/QColor"_s);
    QVERIFY(!found.at(1).quoted);
    QCOMPARE(found.at(2).line, 6);
    QCOMPARE(found.at(2).target, u"vector"_s);
}

void IncludesTest::judgesAnInclude_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("include");
    QTest::addColumn<bool>("allowed");

    const auto row = [](const char* file, const char* include, bool allowed) {
        QTest::addRow("%s includes %s", file, include)
            << QString::fromUtf8(file) << QString::fromUtf8(include) << allowed;
    };
    row("app/text/names.cpp", "\"app/text/names.h\"", true);
    row("app/text/names.cpp", "\"app/base/result.h\"", true);
    row("app/base/result.h", "\"app/text/names.h\"", false);
    row("app/base/result.h", "\"app/domain/draft.h\"", false);
    row("app/store/store.h", "\"app/checks/engine.h\"", true);
    row("app/checks/engine.h", "\"app/policy/gate.h\"", false);
    row("app/policy/gate.h", "\"app/checks/engine.h\"", false);
    row("app/checks/engine.h", "\"app/store/store.h\"", false);
    row("app/sync/puller.cpp", "\"app/store/store.h\"", true);
    row("app/sync/puller.cpp", "\"app/intake/csv.h\"", false);
    row("app/delivery/eml.cpp", "\"app/generation/plan.h\"", false);
    row("app/services/import.cpp", "\"app/intake/csv.h\"", true);
    row("app/intake/csv.h", "\"app/services/import.h\"", false);
    row("models/queue/queue_model.h", "\"app/services/import.h\"", true);
    row("models/queue/queue_model.h", "\"models/findings/findings_model.h\"", true);
    row("models/queue/queue_model.h", "\"ui/review/page.h\"", false);
    row("ui/review/page.cpp", "\"ui/evidence/panel.h\"", true);
    row("ui/review/page.cpp", "\"models/queue/queue_model.h\"", true);
    row("ui/review/page.cpp", "\"app/main/wiring.h\"", false);
    row("app/cli/verbs.cpp", "\"app/services/import.h\"", true);
    row("app/cli/verbs.cpp", "\"models/queue/queue_model.h\"", false);
    row("app/cli/verbs.cpp", "\"ui/shell/main_window.h\"", false);
    row("app/services/import.cpp", "\"app/cli/verbs.h\"", false);
    row("ui/review/page.cpp", "\"app/cli/verbs.h\"", false);
    row("app/main/main.cpp", "\"ui/shell/main_window.h\"", true);
    row("app/main/cli_main.cpp", "\"app/cli/verbs.h\"", true);

    row("app/text/names.cpp", "\"names.h\"", false);
    row("app/text/names.cpp", "\"../base/result.h\"", false);
    row("app/text/names.cpp", "\"tests/support/clock.h\"", false);
    row("app/attic/old.cpp", "\"app/base/result.h\"", false);
    row("ui/review/page.cpp", "\"page.moc\"", true);
    row("ui/review/page.cpp", "\"moc_page.cpp\"", true);

    row("ui/review/page.h", "<QWidget>", true);
    row("app/main/main.cpp", "<QtWidgets/QWidget>", true);
    row("models/queue/queue_model.h", "<QWidget>", false);
    row("models/queue/queue_model.h", "<QColor>", true);
    row("app/services/import.h", "<QColor>", false);
    row("app/text/names.h", "<QtGui/QColor>", false);
    row("app/cli/verbs.cpp", "<QColor>", false);
    row("app/text/names.h", "<QString>", true);
    row("app/text/names.h", "<vector>", true);
}

void IncludesTest::judgesAnInclude()
{
    QFETCH(QString, file);
    QFETCH(QString, include);
    QFETCH(bool, allowed);

    const QList<Include> found = includesOf(QString(u"#include " + include));
    QCOMPARE(found.size(), 1);
    const QString breach = breachOf(file, found.first(), someQt);
    QVERIFY2(breach.isEmpty() == allowed, qPrintable(breach));
}

void IncludesTest::reportsFileAndLine()
{
    const QString source = u"// SPDX\n#include \"app/text/names.h\"\n#include <QWidget>\n"_s;
    QCOMPARE(breachesIn(u"app/domain/draft.h"_s, source, someQt),
             QStringList({u"app/domain/draft.h:2: app/domain may not include app/text, "
                          "which stands above it"_s,
                          u"app/domain/draft.h:3: only ui and app/main may use Qt Widgets"_s}));
    QCOMPARE(breachesIn(u"ui/review/page.h"_s, source, someQt), QStringList());
}

void IncludesTest::reportsLinkedLibraries()
{
    const QString source = u"countersign_room(Models\n    LINK Qt6::Gui Qt6::Widgets)\n"_s;
    QCOMPARE(linkBreachesIn(u"ui/CMakeLists.txt"_s, source).size(), 0);
    QCOMPARE(linkBreachesIn(u"models/CMakeLists.txt"_s, source),
             QStringList(u"models/CMakeLists.txt:2: only ui and app/main may use Qt Widgets"_s));
    QCOMPARE(linkBreachesIn(u"app/store/CMakeLists.txt"_s, source).size(), 2);
}

void IncludesTest::theSourcesIncludeOnlyDownwards_data()
{
    QTest::addColumn<QString>("wing");
    QTest::newRow("app") << u"app"_s;
    QTest::newRow("models") << u"models"_s;
    QTest::newRow("ui") << u"ui"_s;
}

void IncludesTest::theSourcesIncludeOnlyDownwards()
{
    QFETCH(QString, wing);
    const QtHeaders qt = installedQt();
    QCOMPARE(qt.value(u"QWidget"_s, QtPart::Gui), QtPart::Widgets);
    QVERIFY(qt.contains(u"QColor"_s));

    QStringList found;
    for (const QString& file : filesIn(wing, {u"*.h"_s, u"*.cpp"_s}))
        found += breachesIn(file, readSource(file), qt);
    const QStringList builds = filesIn(wing, {u"CMakeLists.txt"_s});
    QVERIFY(!builds.isEmpty());
    for (const QString& file : builds)
        found += linkBreachesIn(file, readSource(file));
    QVERIFY2(found.isEmpty(), qPrintable(QString(u'\n' + found.join(u'\n'))));
}

QTEST_GUILESS_MAIN(IncludesTest)
#include "includes_test.moc"
