// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/clock.h"
#include "app/cli/output.h"
#include "app/services/listing_service.h"
#include "app/services/open_workspace.h"

#include <memory>
#include <stop_token>

namespace countersign::cli {

/// One call of a command: its arguments, its output, and the workspace once it asks for it.
class Call {
public:
    Call(Arguments arguments, Streams& streams, std::shared_ptr<const Clock> clock,
         std::stop_token stop);
    ~Call();
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    [[nodiscard]] const Arguments& arguments() const { return m_arguments; }
    [[nodiscard]] Output& out() { return m_output; }
    [[nodiscard]] int in() const { return m_streams.in; }
    [[nodiscard]] std::stop_token stop() const { return m_stop; }
    [[nodiscard]] std::shared_ptr<const Clock> clock() const { return m_clock; }

    /// Where the workspace is: --workspace, $COUNTERSIGN_WORKSPACE, the user's data folder.
    [[nodiscard]] QString workspacePath() const;

    /// Opens the workspace and lets --as act. Commands that only read may be given a file that cannot be
    /// written to.
    Result<OpenWorkspace*> open(OpenWorkspace::Access access = OpenWorkspace::Access::ReadWrite);
    /// Takes over a workspace that the command itself made.
    void keep(std::unique_ptr<OpenWorkspace> workspace);

    /// The id of what somebody typed.
    template<class Id>
    Result<Id> idOf(OpenWorkspace& workspace, Named kind, const QString& typed) const
    {
        const Result<QString> id = workspace.listing().resolve(kind, typed);
        if (!id)
            return id.error();
        return Id(*id);
    }

private:
    Arguments m_arguments;
    Streams& m_streams;
    Output m_output;
    std::shared_ptr<const Clock> m_clock;
    std::stop_token m_stop;
    std::unique_ptr<OpenWorkspace> m_workspace;
};

/// What a verb needs of the workspace.
[[nodiscard]] constexpr OpenWorkspace::Access accessFor(bool onlyReads)
{
    return onlyReads ? OpenWorkspace::Access::ReadOnly : OpenWorkspace::Access::ReadWrite;
}

/// A draft as people call it: "Ada Rook · E-mail"; what was typed where it is none.
[[nodiscard]] QString draftName(OpenWorkspace& workspace, const QString& id);

/// The text of a file, or of standard input for "-". Errors: "file.missing", "file.unreadable",
/// "encoding.not_utf8".
[[nodiscard]] Result<QString> textOf(Call& call, const QString& file);

/// The value of an option that is one of an enumeration's words; nothing without the option. BadInput
/// "usage" names the words.
template<class E>
[[nodiscard]] Result<std::optional<E>> wordOf(const Arguments& arguments, const QString& option);

[[nodiscard]] Error wrongWord(const QString& option, const QString& value,
                              const QStringList& words);

template<class E>
Result<std::optional<E>> wordOf(const Arguments& arguments, const QString& option)
{
    if (!arguments.has(option))
        return std::optional<E>();
    const QString value = arguments.value(option);
    if (const std::optional<E> word = fromText<E>(value))
        return word;
    QStringList words;
    for (const auto& [member, known] : EnumText<E>::words)
        words.append(QString::fromLatin1(known));
    return wrongWord(option, value, words);
}

/// A whole number, zero or above. BadInput "usage".
[[nodiscard]] Result<qint64> numberOf(const Arguments& arguments, const QString& option,
                                      qint64 otherwise);

} // namespace countersign::cli
