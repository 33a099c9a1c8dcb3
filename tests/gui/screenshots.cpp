// SPDX-License-Identifier: GPL-3.0-or-later
// Draws each page of the window, filled from the sample, as pictures into a folder: for eyes, not for
// comparison (fonts differ between machines).
#include "app/services/import_service.h"
#include "app/services/workspace_service.h"
#include "tests/gui/window_bench.h"
#include "ui/import/import_page.h"
#include "ui/review/copy_editor.h"
#include "ui/review/queue_view.h"
#include "ui/review/review_page.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QLocale>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

using testing::WindowBench;

class Photographer {
public:
    explicit Photographer(const QString& folder)
        : m_folder(folder)
    {
        QDir().mkpath(folder);
    }

    void take(WindowBench& bench, const QString& name)
    {
        bench.settle();
        QTest::qWait(60); // the caret, the scroll bars
        bench.window->grab().save(QDir(m_folder).filePath(QString(name % u".png")));
        std::printf("%s\n", qPrintable(name));
    }

private:
    QString m_folder;
};

void press(WindowBench& bench, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : bench.window.get(), key, modifiers);
    bench.settle();
}

void pages(Photographer& camera, WindowBench& bench, const QString& prefix)
{
    using Page = WorkspaceWindow::Page;
    camera.take(bench, QString(prefix % u"-review"));
    bench.window->workspace()->showPage(Page::SignOff);
    camera.take(bench, QString(prefix % u"-signoff"));
    bench.window->workspace()->showPage(Page::Segments);
    camera.take(bench, QString(prefix % u"-segments"));
    bench.window->workspace()->showPage(Page::Inputs);
    camera.take(bench, QString(prefix % u"-inputs"));
    bench.window->workspace()->showPage(Page::Activity);
    camera.take(bench, QString(prefix % u"-activity"));
    bench.window->workspace()->showPage(Page::Audit);
    camera.take(bench, QString(prefix % u"-audit"));
    bench.window->workspace()->showPage(Page::Twins);
    camera.take(bench, QString(prefix % u"-twins"));
    bench.window->workspace()->showPage(Page::Rules);
    camera.take(bench, QString(prefix % u"-rules"));
    bench.window->workspace()->showPage(Page::Review);
}

/// A file as a CRM writes it, with all that can become of a row.
QString makeExport(const WindowBench& bench)
{
    const QString path = bench.file(u"crm-export-contacts.csv"_s);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write("Exported 12 November;;;;;;;\n"
                   "Record ID;First Name;Last Name;Email;Job Title;Company;Lead Status;Shoe size\n"
                   "8001;Petra;Wolf;petra.wolf@pellworth.example;Head of Cold Chain;Pellworth "
                   "Foods;Open;38\n"
                   "8002;Quentin;Ash;not an address;Plant Manager;Pellworth Foods;Open;\n"
                   ";;;;;Pellworth Foods;New;\n"
                   "8004;=SUM(A1);<b>Bold</b>;bold@alder.example;Buyer;Alder Mills;New;41\n"
                   "8005;Zo\xc3\xab;Okonjo;zoe@alder.example;Managing Director;Alder Mills;Won;\n");
    return path;
}

/// The import assistant, step by step.
void importing(Photographer& camera, WindowBench& bench, const QString& prefix)
{
    WorkspaceWindow& workspace = *bench.window->workspace();
    const auto next = [&bench] {
        auto* button = bench.find<QWidget>(u"importNext"_s);
        QTRY_VERIFY_WITH_TIMEOUT(button->isVisible() && button->isEnabled(), 20000);
        QTest::mouseClick(button, Qt::LeftButton);
    };
    workspace.showImport();
    camera.take(bench, QString(prefix % u"-import-1-file"));
    workspace.showImport({makeExport(bench)});
    QTRY_VERIFY_WITH_TIMEOUT(bench.find<QWidget>(u"importNext"_s)->isEnabled(), 20000);
    camera.take(bench, QString(prefix % u"-import-2-read"));
    next();
    QTRY_VERIFY_WITH_TIMEOUT(bench.find<QWidget>(u"importPlan"_s)->isVisible(), 20000);
    camera.take(bench, QString(prefix % u"-import-3-plan"));
    next();
    QTRY_VERIFY_WITH_TIMEOUT(bench.find<QWidget>(u"importReport"_s)->isVisible(), 20000);
    camera.take(bench, QString(prefix % u"-import-4-report"));
    QFile broken(bench.file(u"broken.csv"_s));
    if (broken.open(QIODevice::WriteOnly))
        broken.write("Region;Sum\nNorth;12\nSouth;13\n");
    broken.close();
    workspace.showImport({broken.fileName()});
    QTRY_VERIFY_WITH_TIMEOUT(bench.find<QWidget>(u"importProblem"_s)->isVisible(), 20000);
    camera.take(bench, QString(prefix % u"-import-5-nobody"));
    QFile workbook(bench.file(u"people.csv"_s));
    if (workbook.open(QIODevice::WriteOnly))
        workbook.write("PK\x03\x04 xl/workbook.xml");
    workbook.close();
    workspace.showImport({workbook.fileName()});
    camera.take(bench, QString(prefix % u"-import-6-workbook"));
    QTest::qWait(300);
    camera.take(bench, QString(prefix % u"-import-6-workbook"));
    workspace.showPage(WorkspaceWindow::Page::Review);
}

void states(Photographer& camera, WindowBench& bench)
{
    ReviewPage& review = bench.window->workspace()->review();
    auto* editor = bench.find<CopyEditor>(u"copyEditor"_s);
    press(bench, Qt::Key_F);
    camera.take(bench, u"state-finding"_s);
    press(bench, Qt::Key_E);
    camera.take(bench, u"state-editing"_s);
    QTest::keyClicks(editor, u" This is new."_s);
    camera.take(bench, u"state-edited"_s);
    press(bench, Qt::Key_Escape);
    review.focusList();
    press(bench, Qt::Key_C);
    camera.take(bench, u"state-request-changes"_s);
    press(bench, Qt::Key_Escape);
    press(bench, Qt::Key_G);
    camera.take(bench, u"state-regenerate"_s);
    press(bench, Qt::Key_Escape);
    bench.find<QWidget>(u"version"_s)->setFocus();
    press(bench, Qt::Key_Space);
    camera.take(bench, u"state-history"_s);
    press(bench, Qt::Key_Escape);
    press(bench, Qt::Key_Question);
    camera.take(bench, u"state-keys"_s);
    press(bench, Qt::Key_Escape);
}

void choose(WindowBench& bench, const QString& box, const QString& key)
{
    auto* combo = bench.find<QComboBox>(box);
    combo->setCurrentIndex(combo->findData(key));
    bench.settle();
}

/// What opens on a key beside the text.
void besides(Photographer& camera, WindowBench& bench, const QString& prefix)
{
    ReviewPage& review = bench.window->workspace()->review();
    review.focusList();
    press(bench, Qt::Key_K, Qt::ControlModifier);
    camera.take(bench, QString(prefix % u"-palette"));
    press(bench, Qt::Key_Escape);
    press(bench, Qt::Key_A, Qt::ShiftModifier);
    camera.take(bench, QString(prefix % u"-all-shown"));
    press(bench, Qt::Key_Escape);
    review.focusList();
    press(bench, Qt::Key_N);
    camera.take(bench, QString(prefix % u"-note"));
    press(bench, Qt::Key_Escape);
    press(bench, Qt::Key_Z, Qt::ShiftModifier);
    camera.take(bench, QString(prefix % u"-last-decisions"));
    press(bench, Qt::Key_Escape);
    press(bench, Qt::Key_L);
    choose(bench, u"queueGrouping"_s, u"account"_s);
    choose(bench, u"queueSort"_s, u"worst"_s);
    camera.take(bench, QString(prefix % u"-filters-grouped"));
    choose(bench, u"queueGrouping"_s, u"none"_s);
    choose(bench, u"queueSort"_s, u"priority"_s);
    press(bench, Qt::Key_L);
    review.focusList();
    press(bench, Qt::Key_W);
    camera.take(bench, QString(prefix % u"-comparison"));
    press(bench, Qt::Key_W);
}

void rightToLeft(Photographer& camera, const QString& sample)
{
    QApplication::setLayoutDirection(Qt::RightToLeft);
    {
        WindowBench bench;
        bench.open(sample);
        pages(camera, bench, u"rtl-1440x900"_s);
        besides(camera, bench, u"rtl"_s);
    }
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void problems(Photographer& camera, const QString& folder)
{
    WindowBench bench;
    camera.take(bench, u"start"_s);
    bench.window->createWorkspace(bench.file(u"empty.countersign"_s), u"Mara Lindqvist"_s);
    bench.waitForWindow();
    pages(camera, bench, u"empty"_s);
    QFile broken(bench.file(u"broken.countersign"_s));
    if (broken.open(QIODevice::WriteOnly))
        broken.write("not a workspace");
    broken.close();
    for (const QString& name : {u"broken.countersign"_s, u"gone.countersign"_s}) {
        bench.window->openWorkspace(bench.file(name));
        QTRY_VERIFY_WITH_TIMEOUT(bench.find<QWidget>(u"problem"_s)->isVisible() &&
                                     bench.find<QWidget>(u"next"_s)->isVisible(),
                                 10000);
        camera.take(bench, QString(u"problem-" % name.section(u'.', 0, 0)));
    }
    Q_UNUSED(folder)
}

/// The assistant in each look, each time over a fresh sample: an import stays.
void imports(Photographer& camera)
{
    const auto take = [&camera](const QString& prefix, ThemeKind kind, const QLocale& locale) {
        WindowBench bench(kind, locale);
        bench.window->openSample();
        bench.waitForWindow();
        bench.window->resize(1280, 800);
        importing(camera, bench, prefix);
    };
    take(u"light-1280x800"_s, ThemeKind::Light, QLocale::C);
    take(u"dark-1280x800"_s, ThemeKind::Dark, QLocale::C);
    QApplication::setLayoutDirection(Qt::RightToLeft);
    take(u"rtl-1280x800"_s, ThemeKind::Light, QLocale::C);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QLocale::setDefault(QLocale(QLocale::German));
    take(u"german-1280x800"_s, ThemeKind::Light, QLocale(QLocale::German));
    QLocale::setDefault(QLocale::C);
}

/// Two people who are there twice, as after an import from a second CRM.
void twins(Photographer& camera)
{
    const auto take = [&camera](const QString& prefix, ThemeKind kind, const QLocale& locale) {
        WindowBench bench(kind, locale);
        bench.window->openSample();
        bench.waitForWindow();
        bench.window->resize(1280, 800);
        QFile file(bench.file(u"second-crm.csv"_s));
        if (file.open(QIODevice::WriteOnly))
            file.write("Contact ID,Name,Email,Phone,Company,Job Title,City,Shoe size\n"
                       "C-17,Rowena Thackeray-Boyd,rowena@thackeray.example,+44 7700 900999,"
                       "Pennywick Hotels,Group CFO,London,38\n"
                       "C-18,Vikesh Tandel,v.tandel@pennywick.example,,Pennywick Hotels,,,\n");
        file.close();
        Desk& desk = bench.window->workspace()->desk();
        OpenWorkspace& workspace = desk.workspace();
        desk.writes().run(
            bench.window.get(),
            [&workspace, path = file.fileName()](const std::stop_token&) {
                return workspace.imports().run(ImportKind::Prospects, {path});
            },
            [](const Result<ImportReport>&) {});
        bench.settle();
        bench.window->workspace()->showPage(WorkspaceWindow::Page::Twins);
        camera.take(bench, QString(prefix % u"-twins-1-held"));
        press(bench, Qt::Key_M);
        camera.take(bench, QString(prefix % u"-twins-2-decided"));
        press(bench, Qt::Key_J);
        camera.take(bench, QString(prefix % u"-twins-3-merged"));
    };
    take(u"light"_s, ThemeKind::Light, QLocale::C);
    take(u"dark"_s, ThemeKind::Dark, QLocale::C);
    take(u"contrast"_s, ThemeKind::HighContrast, QLocale::C);
    QApplication::setLayoutDirection(Qt::RightToLeft);
    take(u"rtl"_s, ThemeKind::Light, QLocale::C);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QLocale::setDefault(QLocale(QLocale::German));
    take(u"german"_s, ThemeKind::Light, QLocale(QLocale::German));
    QLocale::setDefault(QLocale::C);
}

void run(const QString& folder)
{
    Photographer camera(folder);
    QString sample;
    QTemporaryDir kept;
    {
        WindowBench bench;
        bench.window->openSample();
        bench.waitForWindow();
        bench.find<QueueView>(u"queue"_s)->setFocus();
        pages(camera, bench, u"light-1440x900"_s);
        states(camera, bench);
        besides(camera, bench, u"beside"_s);
        bench.window->resize(1280, 800);
        pages(camera, bench, u"light-1280x800"_s);
        bench.window->resize(1000, 720);
        pages(camera, bench, u"light-1000x720"_s);
        press(bench, Qt::Key_V);
        camera.take(bench, u"light-1000x720-drawer"_s);
        bench.window->resize(1440, 900);
        bench.theme.setKind(ThemeKind::Dark);
        pages(camera, bench, u"dark-1440x900"_s);
        bench.theme.setKind(ThemeKind::HighContrast);
        pages(camera, bench, u"contrast-1440x900"_s);
        besides(camera, bench, u"contrast"_s);
        sample = kept.filePath(u"sample.countersign"_s);
        bench.window->close();
        QFile::copy(bench.file(u"sample.countersign"_s), sample);
    }
    problems(camera, folder);
    rightToLeft(camera, sample);
    imports(camera);
    twins(camera);
    QLocale::setDefault(QLocale(QLocale::German));
    WindowBench bench(ThemeKind::Light, QLocale(QLocale::German));
    bench.open(sample);
    bench.window->resize(1280, 800);
    pages(camera, bench, u"german-1280x800"_s);
    besides(camera, bench, u"german"_s);
}

} // namespace
} // namespace countersign

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() == 3 && arguments.at(2) == QLatin1String("import")) {
        countersign::Photographer camera(arguments.at(1));
        countersign::imports(camera);
        return 0;
    }
    if (arguments.size() == 3 && arguments.at(2) == QLatin1String("twins")) {
        countersign::Photographer camera(arguments.at(1));
        countersign::twins(camera);
        return 0;
    }
    if (arguments.size() != 2) {
        std::fputs("usage: countersign_screenshots FOLDER [import|twins]\n", stderr);
        return 2;
    }
    countersign::run(arguments.at(1));
    return 0;
}
