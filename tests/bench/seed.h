// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::bench {

/// Makes a workspace with so many drafts of invented people, in every state, by the same repositories that
/// the application uses. Prints how long it took and how large it is. True if it worked.
bool seed(const QString& file, int drafts);

} // namespace countersign::bench
