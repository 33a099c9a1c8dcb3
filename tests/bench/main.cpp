// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/checks_bench.h"
#include "tests/bench/import_bench.h"
#include "tests/bench/queue_bench.h"
#include "tests/bench/seed.h"
#include "tests/bench/window_figures.h"

#include <QApplication>
#include <QCommandLineParser>

#include <cstdio>
#include <memory>
#include <string_view>

using namespace Qt::StringLiterals;

/// countersign-bench seed --drafts N [--file F]
/// countersign-bench queue [--file F]
/// countersign-bench window [--file F]
/// countersign-bench paint [--file F] [--bare]
/// countersign-bench checks [--begin F]
/// countersign-bench import [--people N]
int main(int argc, char** argv)
{
    // Only the window's figures want an application with widgets; it is drawn off the screen.
    const bool draws =
        argc > 1 && (std::string_view(argv[1]) == "window" || std::string_view(argv[1]) == "paint");
    if (draws && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    std::unique_ptr<QCoreApplication> application;
    if (draws)
        application = std::make_unique<QApplication>(argc, argv);
    else
        application = std::make_unique<QCoreApplication>(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption drafts(u"drafts"_s, u"How many drafts to make."_s, u"N"_s,
                                    u"100000"_s);
    const QCommandLineOption file(u"file"_s, u"The workspace."_s, u"FILE"_s,
                                  u"bench.countersign"_s);
    const QCommandLineOption begin(
        u"begin"_s, u"Labelled pairs with the columns knowledge, response and begin_label."_s,
        u"FILE"_s);
    const QCommandLineOption features(
        u"features"_s,
        u"Where to write what the words of these pairs look like, for tools/fit_likeness.py."_s,
        u"FILE"_s);
    const QCommandLineOption people(u"people"_s, u"How many people to import."_s, u"N"_s,
                                    u"100000"_s);
    const QCommandLineOption bare(u"bare"_s,
                                  u"Of paint: a list and a text instead of the window."_s);
    parser.addOptions({drafts, file, begin, features, people, bare});
    parser.addPositionalArgument(u"command"_s, u"seed, queue, window, paint, checks or import"_s);
    parser.addHelpOption();
    parser.process(*application);
    const QString command = parser.positionalArguments().value(0);
    if (command == u"seed")
        return countersign::bench::seed(parser.value(file), parser.value(drafts).toInt()) ? 0 : 1;
    if (command == u"queue")
        return countersign::bench::measureQueue(parser.value(file)) ? 0 : 1;
    if (command == u"window")
        return countersign::bench::measureWindow(parser.value(file)) ? 0 : 1;
    if (command == u"paint")
        countersign::bench::paintAndLeave(parser.value(file), parser.isSet(bare));
    if (command == u"import")
        return countersign::bench::measureImport(parser.value(people).toInt()) ? 0 : 1;
    if (command == u"checks") {
        const QString source = QStringLiteral(COUNTERSIGN_SOURCE_DIR);
        return countersign::bench::measureChecks(
                   QString(source + u"/tests/data"_s),
                   QString(source + u"/resources/sample/drafts.jsonl"_s), parser.value(begin),
                   parser.value(features))
                   ? 0
                   : 1;
    }
    std::fputs(qPrintable(parser.helpText()), stderr);
    return 2;
}
