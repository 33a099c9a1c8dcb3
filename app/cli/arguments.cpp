// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

Error usage(const QString& sentence)
{
    return badInput(u"usage"_s, {}, {sentence});
}

const Option* optionIn(const std::vector<Option>& options, const QString& name)
{
    const auto it = std::find_if(options.begin(), options.end(),
                                 [&name](const Option& option) { return option.name == name; });
    return it == options.end() ? nullptr : &*it;
}

/// Walks along a line.
class Reader {
public:
    Reader(const QStringList& line, const std::vector<Command>& commands)
        : m_line(line)
        , m_commands(commands)
    {}

    Result<Arguments> read();

private:
    Result<void> readOption(const QString& word);
    Result<void> readPlace(const QString& word);
    [[nodiscard]] Result<void> placesFit() const;
    [[nodiscard]] const Option* known(const QString& name) const;

    const QStringList& m_line;
    const std::vector<Command>& m_commands;
    qsizetype m_at = 0;
    const Command* m_command = nullptr;
    Arguments m_arguments;
};

const Option* Reader::known(const QString& name) const
{
    if (const Option* option = optionIn(commonOptions(), name))
        return option;
    return m_command ? optionIn(m_command->options, name) : nullptr;
}

Result<void> Reader::readOption(const QString& word)
{
    const qsizetype equals = word.indexOf(u'=');
    const QString name = word.mid(2, equals < 0 ? -1 : equals - 2);
    const Option* option = known(name);
    if (!option && m_command && m_command->name == "deliver"_L1 && name == "smtp"_L1)
        return usage(text(QT_TRANSLATE_NOOP("Cli", "This version does not have “--smtp” yet. Hand "
                                                   "over with --eml DIR or --csv FILE.")));
    if (!option)
        return usage(text(QT_TRANSLATE_NOOP("Cli", "There is no option “--%1” here.")).arg(name));
    QString value;
    if (option->value.isEmpty()) {
        if (equals >= 0)
            return usage(text(QT_TRANSLATE_NOOP("Cli", "“--%1” takes no value.")).arg(name));
    } else if (equals >= 0) {
        value = word.mid(equals + 1);
    } else {
        const bool isThere = m_at < m_line.size() && !m_line[m_at].startsWith("--"_L1);
        if (!isThere)
            return usage(text(QT_TRANSLATE_NOOP("Cli", "“--%1” needs a value: --%1 %2"))
                             .arg(name, option->value));
        value = m_line[m_at++];
    }
    QStringList& values = m_arguments.options[name];
    if (!values.isEmpty() && !option->repeated)
        return usage(text(QT_TRANSLATE_NOOP("Cli", "“--%1” stands twice.")).arg(name));
    values.append(value);
    return {};
}

Result<void> Reader::readPlace(const QString& word)
{
    if (m_command) {
        m_arguments.places.append(word);
        return {};
    }
    m_command = find(m_commands, word);
    static const QStringList later{u"research"_s, u"login"_s};
    if (!m_command && later.contains(word))
        return usage(text(QT_TRANSLATE_NOOP(
                              "Cli", "This version does not have “%1” yet. Everything else works "
                                     "without it: “countersign-cli --help” lists what is there."))
                         .arg(word));
    if (!m_command)
        return usage(text(QT_TRANSLATE_NOOP("Cli", "There is no command “%1”.")).arg(word));
    m_arguments.command = word;
    return {};
}

Result<void> Reader::placesFit() const
{
    qsizetype least = 0;
    qsizetype most = 0;
    for (const Place& place : m_command->places) {
        const bool isNeeded = place.how == Place::How::Once || place.how == Place::How::Some;
        const bool isMany = place.how == Place::How::Some || place.how == Place::How::Any;
        if (isNeeded)
            ++least;
        most = isMany || most < 0 ? -1 : most + 1;
    }
    const qsizetype given = m_arguments.places.size();
    if (given < least)
        return usage(text(QT_TRANSLATE_NOOP("Cli", "“%1” needs more: %2"))
                         .arg(m_command->name, usageLine(*m_command)));
    if (most >= 0 && given > most)
        return usage(text(QT_TRANSLATE_NOOP("Cli", "“%1” is one too many: %2"))
                         .arg(m_arguments.places[most], usageLine(*m_command)));
    return {};
}

Result<Arguments> Reader::read()
{
    bool onlyPlaces = false;
    while (m_at < m_line.size()) {
        const QString word = m_line[m_at++];
        if (!onlyPlaces && word == "--"_L1) {
            onlyPlaces = true;
            continue;
        }
        const bool isOption = !onlyPlaces && word.startsWith("--"_L1);
        if (const Result<void> read = isOption                         ? readOption(word)
                                      : word == "-h"_L1 && !onlyPlaces ? readOption(u"--help"_s)
                                                                       : readPlace(word);
            !read)
            return read.error();
    }
    const bool wantsPage = m_arguments.has(u"help"_s) || m_arguments.has(u"version"_s);
    if (m_command && !wantsPage) {
        if (const Result<void> fit = placesFit(); !fit)
            return fit.error();
    }
    return m_arguments;
}

} // namespace

const std::vector<Option>& commonOptions()
{
    static const std::vector<Option> options{
        {u"workspace"_s, u"FILE"_s,
         QT_TRANSLATE_NOOP("Cli", "the workspace (default: $COUNTERSIGN_WORKSPACE, then the "
                                  "user's data folder)")},
        {u"as"_s, u"NAME"_s,
         QT_TRANSLATE_NOOP("Cli", "who acts (default: the user that init made)")},
        {u"json"_s, {}, QT_TRANSLATE_NOOP("Cli", "standard output holds JSON only")},
        {u"today"_s, u"YYYY-MM-DD"_s,
         QT_TRANSLATE_NOOP("Cli", "the date that checks and reports count from")},
        {u"help"_s, {}, QT_TRANSLATE_NOOP("Cli", "this page")},
        {u"version"_s, {}, QT_TRANSLATE_NOOP("Cli", "the version")}};
    return options;
}

const Command* find(const std::vector<Command>& commands, const QString& name)
{
    const auto it = std::find_if(commands.begin(), commands.end(),
                                 [&name](const Command& command) { return command.name == name; });
    return it == commands.end() ? nullptr : &*it;
}

Result<Arguments> parse(const QStringList& line, const std::vector<Command>& commands)
{
    return Reader(line, commands).read();
}

} // namespace countersign::cli
