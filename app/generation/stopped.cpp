// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/stopped.h"

using namespace Qt::StringLiterals;

namespace countersign::generation {

Error stopped()
{
    return Error{.code = ErrorCode::Cancelled,
                 .id = u"generation.stopped"_s,
                 .args = {},
                 .where = {},
                 .detail = {},
                 .candidates = {}};
}

} // namespace countersign::generation
