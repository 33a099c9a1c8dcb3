// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/finding.h"

#include "app/base/hash.h"

namespace countersign {

QString findingKey(const Finding& finding)
{
    const QString identity = QStringList{finding.check, finding.reason, toText(finding.field),
                                         finding.excerpt.simplified()}
                                 .join(QChar(0x1f));
    return finding.check + QLatin1Char('#') + sha256Hex(identity.toUtf8()).left(16);
}

} // namespace countersign
