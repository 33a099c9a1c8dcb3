// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cassert>
#include <optional>
#include <utility>
#include <variant>

namespace countersign {

/// What went wrong, named by what the caller can do next.
enum class ErrorCode {
    BadInput,     ///< the file or value is wrong: tell where, change it, try again
    Refused,      ///< a rule says no: `id` is the rule's name
    NotFound,     ///< nothing has that id or name
    Ambiguous,    ///< several things have that name: `candidates` lists them
    Busy,         ///< another process holds the workspace: try again later
    Damaged,      ///< the workspace fails its own checks: restore or repair
    NewerVersion, ///< the workspace is from a newer version of the program
    ReadOnly,     ///< the place cannot be written to
    NoSpace,      ///< the disk is full
    Cancelled,    ///< somebody asked for it to stop
    Network,      ///< the network or the server did not answer as it should
    Internal,     ///< a defect of ours
};

/// An error as a value. Text for people is made from `id` and `args` at the edge
/// (`app/services/messages.h`); `detail` is technical and stays English.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    QString id;             ///< stable dotted name, e.g. "csv.no_name_column" or a rule's name
    QStringList args;       ///< values for the message, in the order its text expects
    QString where;          ///< "file:row:column", or the field; empty where there is none
    QString detail;         ///< what the library or the system said
    QStringList candidates; ///< for Ambiguous: the ids that would fit
};

/// A value, or the error that kept it from being made.
template<class T>
class [[nodiscard]] Result {
public:
    Result(T value) // NOLINT(google-explicit-constructor): a function returns its value as it is
        : m_value(std::in_place_index<0>, std::move(value))
    {}
    Result(Error error) // NOLINT(google-explicit-constructor)
        : m_value(std::in_place_index<1>, std::move(error))
    {}

    [[nodiscard]] bool ok() const { return m_value.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const T& value() const&
    {
        assert(ok());
        return std::get<0>(m_value);
    }
    [[nodiscard]] T& value() &
    {
        assert(ok());
        return std::get<0>(m_value);
    }
    [[nodiscard]] T&& value() &&
    {
        assert(ok());
        return std::move(std::get<0>(m_value));
    }
    [[nodiscard]] const Error& error() const
    {
        assert(!ok());
        return std::get<1>(m_value);
    }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

private:
    std::variant<T, Error> m_value;
};

template<>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) // NOLINT(google-explicit-constructor)
        : m_error(std::move(error))
    {}

    [[nodiscard]] bool ok() const { return !m_error; }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const Error& error() const
    {
        assert(m_error);
        return *m_error; // NOLINT(bugprone-unchecked-optional-access): asserted above
    }

private:
    std::optional<Error> m_error;
};

/// A refusal by the rule named `rule`, e.g. "decision.open_blocker".
[[nodiscard]] inline Error refusal(QString rule, QStringList args = {})
{
    return Error{.code = ErrorCode::Refused,
                 .id = std::move(rule),
                 .args = std::move(args),
                 .where = {},
                 .detail = {},
                 .candidates = {}};
}

/// Input that cannot be used; `where` says where it stands.
[[nodiscard]] inline Error badInput(QString id, QString where = {}, QStringList args = {})
{
    return Error{.code = ErrorCode::BadInput,
                 .id = std::move(id),
                 .args = std::move(args),
                 .where = std::move(where),
                 .detail = {},
                 .candidates = {}};
}

} // namespace countersign
