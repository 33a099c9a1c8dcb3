// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <exception>
#include <string>

namespace countersign::store {

/// The file itself failed: the disk is full, the workspace is damaged or held by another process.
///
/// Inside a transaction nobody can do anything about it but give up, so it is thrown and not handed
/// from function to function; `Workspace::read`, `write` and `writeNow` catch it, roll back and answer
/// with its Error. It never leaves this room (docs/decisions/0040-a-failing-file-is-thrown.md). What a rule or value
/// is the reason of (a broken seal, a name that does not fit) is a Result as everywhere.
class StoreFailure : public std::exception {
public:
    explicit StoreFailure(Error error);
    [[nodiscard]] const Error& error() const { return m_error; }
    [[nodiscard]] const char* what() const noexcept override { return m_what.c_str(); }

private:
    Error m_error;
    std::string m_what;
};

/// An error of this room; `detail` is technical and stays English.
[[nodiscard]] Error storeError(ErrorCode code, const QString& id, const QStringList& args = {},
                               const QString& detail = {});

} // namespace countersign::store
