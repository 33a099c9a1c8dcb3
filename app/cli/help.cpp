// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

QString placeText(const Place& place)
{
    switch (place.how) {
    case Place::How::Once:
        return place.name;
    case Place::How::Maybe:
        return QString(u'[' + place.name + u']');
    case Place::How::Some:
        return QString(place.name + u'…');
    case Place::How::Any:
        return QString(u'[' + place.name + u"…]"_s);
    }
    return {};
}

QString optionText(const Option& option)
{
    const QString name = QString(u"--"_s + option.name);
    return option.value.isEmpty() ? name : QString(name + u' ' + option.value);
}

QString table(const std::vector<std::pair<QString, QString>>& rows)
{
    qsizetype width = 0;
    for (const auto& [left, right] : rows)
        width = std::max(width, left.size());
    QString page;
    for (const auto& [left, right] : rows)
        page += u"  "_s + left.leftJustified(width) + u"  "_s + right + u'\n';
    return page;
}

QString optionTable(const std::vector<Option>& options)
{
    std::vector<std::pair<QString, QString>> rows;
    rows.reserve(options.size());
    for (const Option& option : options)
        rows.emplace_back(optionText(option), text(option.help));
    return table(rows);
}

} // namespace

QString usageLine(const Command& command)
{
    QString line = u"countersign-cli "_s + command.name;
    for (const Place& place : command.places)
        line += u' ' + placeText(place);
    for (const Option& option : command.options)
        line += u" ["_s + optionText(option) + u']' + (option.repeated ? u"…"_s : QString());
    return line;
}

QString helpPage(const std::vector<Command>& commands)
{
    std::vector<std::pair<QString, QString>> rows;
    rows.reserve(commands.size());
    for (const Command& command : commands)
        rows.emplace_back(command.name, text(command.summary));
    QString page = text(QT_TRANSLATE_NOOP(
        "Cli", "Usage: countersign-cli [--workspace FILE] [--as NAME] [--json] COMMAND …"));
    page += u"\n\n"_s + table(rows) + u'\n' + optionTable(commonOptions()) + u'\n';
    page += text(QT_TRANSLATE_NOOP("Cli", "“countersign-cli COMMAND --help” explains a command."));
    page += u'\n';
    page += text(QT_TRANSLATE_NOOP(
        "Cli", "Exit: 0 done · 1 done, something needs a person · 2 wrong usage · 3 bad input or "
               "refused by a rule · 4 network · 5 the workspace is busy, damaged or newer"));
    return QString(page + u'\n');
}

QString helpPage(const Command& command, const QStringList& places)
{
    QString page = text(QT_TRANSLATE_NOOP("Cli", "Usage: %1")).arg(usageLine(command));
    page += u"\n\n"_s + text(command.summary) + u'\n';
    if (*command.details != '\0')
        page += u'\n' + text(command.details) + u'\n';
    if (const QString more = command.more ? command.more(places) : QString(); !more.isEmpty())
        page += u'\n' + more + u'\n';
    if (!command.options.empty())
        page += u'\n' + optionTable(command.options);
    return QString(page + u'\n' + optionTable(commonOptions()));
}

} // namespace countersign::cli
