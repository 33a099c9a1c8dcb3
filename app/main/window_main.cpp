// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/chosen_day.h"
#include "app/base/clock.h"
#include "app/main/missing_display.h"
#include "app/main/translators.h"
#include "ui/common/file_picker.h"
#include "ui/common/theme.h"
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDate>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <map>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

/// What stands on the command line.
struct Options {
    QString workspace;
    QString actingAs;
    std::optional<countersign::ThemeKind> style;
    QDate today; ///< null for the computer's date
};

const std::map<QString, countersign::ThemeKind>& styles()
{
    static const std::map<QString, countersign::ThemeKind> known{
        {u"light"_s, countersign::ThemeKind::Light},
        {u"dark"_s, countersign::ThemeKind::Dark},
        {u"contrast"_s, countersign::ThemeKind::HighContrast}};
    return known;
}

QString text(const char* sentence)
{
    return QCoreApplication::translate("Main", sentence);
}

/// The language has to be known before any other option is explained in it.
QLocale chosenLocale(const QStringList& arguments)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments.at(i) == u"--language"_s && i + 1 < arguments.size())
            return QLocale(arguments.at(i + 1));
        if (arguments.at(i).startsWith(u"--language="_s))
            return QLocale(arguments.at(i).section(u'=', 1));
    }
    return QLocale();
}

[[noreturn]] void misuse(const QString& why)
{
    std::fputs(qPrintable(QString(why % u'\n')), stderr);
    std::exit(2); // as the command line tool answers wrong usage
}

Options optionsOf(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        text(QT_TRANSLATE_NOOP("Main", "Review, edit, sign and release AI-written sales copy.")));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption workspace(
        u"workspace"_s, text(QT_TRANSLATE_NOOP("Main", "Open this workspace.")), u"FILE"_s);
    const QCommandLineOption as(
        u"as"_s, text(QT_TRANSLATE_NOOP("Main", "Act as this user of the workspace.")), u"NAME"_s);
    const QCommandLineOption look( // "--style" is taken by Qt itself
        u"look"_s,
        text(
            QT_TRANSLATE_NOOP("Main", "Colours: light, dark or contrast; otherwise the system's.")),
        u"LOOK"_s);
    const QCommandLineOption today(
        u"today"_s,
        text(
            QT_TRANSLATE_NOOP("Main", "The date that checks and reports count from (YYYY-MM-DD).")),
        u"DATE"_s);
    const QCommandLineOption language(
        u"language"_s,
        text(QT_TRANSLATE_NOOP("Main", "Language of the window, e.g. de; otherwise the system's.")),
        u"TAG"_s);
    parser.addOptions({workspace, as, look, today, language});
    // As file managers name what to open.
    parser.addPositionalArgument(u"FILE"_s, text(QT_TRANSLATE_NOOP("Main", "Open this workspace.")),
                                 u"[FILE]"_s);
    parser.process(arguments);

    Options options;
    const QStringList files = parser.positionalArguments() + parser.values(workspace);
    if (files.size() > 1)
        misuse(text(QT_TRANSLATE_NOOP("Main", "A window shows one workspace: name one file.")));
    options.workspace = files.value(0);
    options.actingAs = parser.value(as);
    if (parser.isSet(look)) {
        const auto known = styles().find(parser.value(look));
        if (known == styles().end())
            misuse(text(QT_TRANSLATE_NOOP("Main", "--look is light, dark or contrast.")));
        options.style = known->second;
    }
    if (parser.isSet(today)) {
        options.today = QDate::fromString(parser.value(today), Qt::ISODate);
        if (!options.today.isValid())
            misuse(text(QT_TRANSLATE_NOOP("Main", "--today wants a date as YYYY-MM-DD.")));
    }
    return options;
}

std::shared_ptr<const countersign::Clock> clockOf(const QDate& today)
{
    if (today.isValid())
        return std::make_shared<countersign::ChosenDay>(today);
    return std::make_shared<countersign::SystemClock>();
}

void nameApplication()
{
    QCoreApplication::setOrganizationName(u"Countersign"_s);
    QCoreApplication::setApplicationName(u"countersign"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(COUNTERSIGN_VERSION));
}

/// Help and version can be had where no window can open: the question if there is one, else null.
const char* questionIn(int argc, char** argv)
{
    static constexpr std::array asking{"-h", "--help", "--help-all", "-v", "--version"};
    const auto found = std::find_if(argv + 1, argv + argc, [](const char* argument) {
        return std::any_of(asking.begin(), asking.end(),
                           [argument](const char* one) { return std::strcmp(argument, one) == 0; });
    });
    return found == argv + argc ? nullptr : *found;
}

/// Answers the question alone: what else stands there may be Qt's, which only a window's application knows.
void answer(const char* question, int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    nameApplication();
    const QStringList arguments = QCoreApplication::arguments();
    const countersign::Translators translators(chosenLocale(arguments));
    optionsOf({arguments.front(), QString::fromLatin1(question)});
}

} // namespace

int main(int argc, char** argv)
{
    if (const char* question = questionIn(argc, argv))
        answer(question, argc, argv);
    countersign::expectDisplay();
    QApplication application(argc, argv);
    countersign::displayIsThere();
    nameApplication();
    QGuiApplication::setApplicationDisplayName(u"Countersign"_s);
    QGuiApplication::setDesktopFileName(u"countersign"_s);

    const QLocale locale = chosenLocale(QCoreApplication::arguments());
    QLocale::setDefault(locale);
    const countersign::Translators translators(locale);
    QApplication::setLayoutDirection(locale.textDirection());
    const Options options = optionsOf(QCoreApplication::arguments());

    countersign::Theme theme(application, options.style);
    QApplication::setWindowIcon(QIcon(u":/countersign/icons/countersign.svg"_s));
    QSettings settings;
    countersign::SystemFilePicker picker;
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    countersign::MainWindow window(
        {theme, settings, picker, clockOf(options.today),
         QString(data % u"/countersign/sample.countersign"_s),
         QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)});
    const QString path = options.workspace.isEmpty() ? window.lastWorkspace() : options.workspace;
    if (!path.isEmpty())
        window.openWorkspace(path, options.actingAs);
    window.show();
    return QApplication::exec();
}
