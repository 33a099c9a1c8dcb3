// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace countersign::text {

/// Length of the citation mark that begins at an offset; 0 if none does.
qsizetype markLengthAt(QStringView text, qsizetype position);

} // namespace countersign::text
