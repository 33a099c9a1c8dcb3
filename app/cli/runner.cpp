// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runner.h"

#include "app/base/chosen_day.h"
#include "app/base/defect.h"
#include "app/cli/call.h"
#include "app/cli/commands.h"
#include "app/cli/text.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

Result<std::shared_ptr<const Clock>> clockFor(const Arguments& arguments)
{
    const QString today = arguments.value(u"today"_s);
    if (today.isEmpty())
        return std::shared_ptr<const Clock>(std::make_shared<SystemClock>());
    const QDate date = QDate::fromString(today, Qt::ISODate);
    if (!date.isValid())
        return badInput(u"usage"_s, {},
                        {text(QT_TRANSLATE_NOOP("Cli", "“%1” is no date. Write it as 2026-11-24."))
                             .arg(today)});
    return std::shared_ptr<const Clock>(std::make_shared<ChosenDay>(date));
}

/// Wrong usage, told before it is known whether --json was meant: it counts wherever it stands.
Exit wrongUsage(const QStringList& line, Streams& streams, const Error& error)
{
    return Output(streams, line.contains("--json"_L1)).fail(error);
}

Exit tellVersion(Output& out)
{
    const QString version = QCoreApplication::applicationVersion();
    if (out.isJson())
        out.line({{"program", "countersign-cli"}, {"version", toUtf8(version)}});
    out.say(QString(u"countersign-cli "_s + version));
    return Exit::Done;
}

Exit tellPage(Output& out, QString page)
{
    if (out.isJson())
        out.line({{"help", toUtf8(page)}});
    page.chop(1); // say() ends the line
    out.say(page);
    return Exit::Done;
}

} // namespace

const std::vector<Command>& allCommands()
{
    static const std::vector<Command> commands = [] {
        std::vector<Command> all;
        for (const auto& group :
             {workspaceCommands, inputCommands, twinCommands, listCommands, copyCommands,
              decisionCommands, controlCommands, ruleCommands, knowledgeCommands, deliveryCommands,
              syncCommands, conflictCommands, standaloneCommands}) {
            std::vector<Command> some = group();
            std::move(some.begin(), some.end(), std::back_inserter(all));
        }
        return all;
    }();
    return commands;
}

namespace {

Exit runLine(const QStringList& line, Streams& streams, std::stop_token stop)
{
    const std::vector<Command>& commands = allCommands();
    const Result<Arguments> arguments = parse(line, commands);
    if (!arguments)
        return wrongUsage(line, streams, arguments.error());
    Output out(streams, arguments->has(u"json"_s));
    if (arguments->has(u"version"_s))
        return tellVersion(out);
    const Command* command = find(commands, arguments->command);
    if (arguments->has(u"help"_s))
        return tellPage(out, command ? helpPage(*command, arguments->places) : helpPage(commands));
    if (!command) {
        streams.err.write(helpPage(commands).toUtf8());
        return Exit::Usage;
    }
    const Result<std::shared_ptr<const Clock>> clock = clockFor(*arguments);
    if (!clock)
        return wrongUsage(line, streams, clock.error());
    Call call(*arguments, streams, *clock, std::move(stop));
    try {
        return command->run(call);
    } catch (const std::exception& exception) {
        return call.out().fail(defect(exception));
    }
}

} // namespace

Exit run(const QStringList& line, Streams& streams, std::stop_token stop)
{
    const Exit exit = runLine(line, streams, std::move(stop));
    if (streams.outTrouble.isEmpty())
        return exit;
    const Exit cut = Output(streams, false)
                         .tell(Error{.code = ErrorCode::NoSpace,
                                     .id = u"output.cut"_s,
                                     .args = {streams.outTrouble},
                                     .where = {},
                                     .detail = {},
                                     .candidates = {}});
    return exit == Exit::Done || exit == Exit::NeedsPerson ? cut : exit;
}

} // namespace countersign::cli
