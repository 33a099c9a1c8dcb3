// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/base/progress.h"
#include "app/base/result.h"
#include "app/cli/command.h"

#include <QIODevice>

namespace countersign::cli {

/// Where a call reads and writes.
struct Streams {
    int in = 0; ///< file descriptor
    QIODevice& out;
    QIODevice& err;
    bool outIsTerminal = false;
    bool errIsTerminal = false;
    QString outTrouble =
        {}; ///< why standard output did not take something; not for a reader that left
};

/// Text as it may stand on a terminal: control characters other than the line break and the tab, with which
/// text from outside could colour, clear or rename the window, are shown as pictures (U+2400…) or U+FFFD.
[[nodiscard]] QString forTerminal(QString text);

/// Standard output and standard error of one call, kept apart: with `--json`, standard output holds JSON
/// only; messages and progress go to standard error always.
class Output {
public:
    Output(Streams& streams, bool json)
        : m_streams(streams)
        , m_json(json)
    {}

    [[nodiscard]] bool isJson() const { return m_json; }
    /// Somebody reads it: a terminal, and no --json.
    [[nodiscard]] bool isForReading() const { return !m_json && m_streams.outIsTerminal; }

    /// One value on a line of its own, at once.
    void line(const Json& value);
    /// One value; on a terminal laid out for reading.
    void value(const Json& value);
    /// A sentence on standard output, as forTerminal() shows it; nothing with --json.
    void say(const QString& text);
    /// A sentence on standard error, as forTerminal() shows it.
    void note(const QString& text);
    /// What went wrong, in both forms; answers the exit it calls for. An error of the workspace as a whole
    /// names its file.
    Exit fail(const Error& error);
    /// The same on standard error only, where standard output has its object already.
    Exit tell(const Error& error);
    /// Of what file and in what command errors are told.
    void setPlace(const QString& workspace, const QString& command);
    /// Shows how far a job is: at once on a terminal, elsewhere a line now and then once it takes longer
    /// than a second.
    [[nodiscard]] ProgressHandler progress();

private:
    void put(const QByteArray& bytes);
    [[nodiscard]] ProgressHandler slowProgress();

    Streams& m_streams;
    bool m_json;
    QString m_workspace;
    QString m_command;
};

/// `{"code","message","where"}` and the candidates, if there are any.
[[nodiscard]] Json errorJson(const Error& error);

[[nodiscard]] Exit exitFor(const Error& error);

} // namespace countersign::cli
