// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace countersign::cli {

/// What the program says to its caller (cli: the table of exits).
enum class Exit {
    Done = 0,
    NeedsPerson = 1, ///< done, and something needs a person: findings, rejected rows, conflicts
    Usage = 2,
    BadInput = 3, ///< bad input, or refused by a rule
    Network = 4,
    Workspace = 5, ///< the workspace is busy, damaged, or from a newer version
};

/// `--name`, or `--name VALUE`.
struct Option {
    QString name;  ///< without dashes
    QString value; ///< what stands for the value in the help; empty for a flag
    const char* help = "";
    bool repeated = false; ///< may be given more than once
};

/// An argument by its place.
struct Place {
    enum class How { Once, Maybe, Some, Any }; ///< 1 · 0 or 1 · 1 and more · 0 and more
    QString name;
    How how = How::Once;
};

class Call;

/// One command of the line.
struct Command {
    QString name;
    const char* summary = ""; ///< one line, for the list of commands
    const char* details = ""; ///< what else its page says; may be empty
    std::vector<Place> places;
    std::vector<Option> options;
    std::function<Exit(Call&)> run;
    /// What its page says for these places ("import prospects --help"); may be empty.
    std::function<QString(const QStringList& places)> more = {};
};

/// What stands on the line, sorted out. Every option is one the command or the program knows.
struct Arguments {
    QString command;
    QStringList places;
    QMap<QString, QStringList> options; ///< a flag has one empty value

    [[nodiscard]] bool has(const QString& option) const { return options.contains(option); }
    /// The last one given; empty without one.
    [[nodiscard]] QString value(const QString& option) const
    {
        const QStringList values = options.value(option);
        return values.isEmpty() ? QString() : values.last();
    }
    [[nodiscard]] QStringList values(const QString& option) const { return options.value(option); }
    [[nodiscard]] QString place(qsizetype index) const { return places.value(index); }
};

/// Options that every command takes.
[[nodiscard]] const std::vector<Option>& commonOptions();

/// Sorts a line out. BadInput "usage.*" with a sentence in `args` on wrong usage.
[[nodiscard]] Result<Arguments> parse(const QStringList& line,
                                      const std::vector<Command>& commands);

[[nodiscard]] const Command* find(const std::vector<Command>& commands, const QString& name);

/// The page of the whole program, and of one command.
[[nodiscard]] QString helpPage(const std::vector<Command>& commands);
[[nodiscard]] QString helpPage(const Command& command, const QStringList& places = {});
/// One line: how the command is called.
[[nodiscard]] QString usageLine(const Command& command);

} // namespace countersign::cli
