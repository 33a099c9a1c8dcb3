// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/queue_bench.h"
#include "tests/bench/seed.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;

/// countersign-bench seed --drafts N [--file F]
/// countersign-bench queue [--file F]
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption drafts(u"drafts"_s, u"How many drafts to make."_s, u"N"_s,
                                    u"100000"_s);
    const QCommandLineOption file(u"file"_s, u"The workspace."_s, u"FILE"_s,
                                  u"bench.countersign"_s);
    parser.addOptions({drafts, file});
    parser.addPositionalArgument(u"command"_s, u"seed or queue"_s);
    parser.addHelpOption();
    parser.process(application);
    const QString command = parser.positionalArguments().value(0);
    if (command == u"seed")
        return countersign::bench::seed(parser.value(file), parser.value(drafts).toInt()) ? 0 : 1;
    if (command == u"queue")
        return countersign::bench::measureQueue(parser.value(file)) ? 0 : 1;
    std::fputs(qPrintable(parser.helpText()), stderr);
    return 2;
}
