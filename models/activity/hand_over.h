// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/delivery_service.h"
#include "models/activity/job_list.h"

#include <QString>
#include <QStringList>

namespace countersign {

/// What a hand-over would do, for the person who decides on it.
struct HandOverSummary {
    int going = 0;
    QString destination; ///< "Into the folder …"
    QString goes;        ///< "12 messages would go: 9 by e-mail, 3 by LinkedIn"
    QString held;        ///< "30 stay here:"; empty if none does
    QStringList reasons; ///< "24 × Nobody has approved it yet. (e-mail)", the most frequent first
};
[[nodiscard]] HandOverSummary summaryOf(const DeliveryReport& preview,
                                        const DeliveryTarget& target);

/// The end of a job that only looked what would go.
[[nodiscard]] JobEnd endOfPreview(const Result<DeliveryReport>& preview);

} // namespace countersign
