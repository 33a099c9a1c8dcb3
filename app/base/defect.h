// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <exception>

namespace countersign {

/// An exception that nobody expected, where it would otherwise end the program: Internal
/// "program.defect", with what it says about itself.
[[nodiscard]] inline Error defect(const std::exception& exception)
{
    return Error{.code = ErrorCode::Internal,
                 .id = QStringLiteral("program.defect"),
                 .args = {},
                 .where = {},
                 .detail = QString::fromLocal8Bit(exception.what()),
                 .candidates = {}};
}

} // namespace countersign
