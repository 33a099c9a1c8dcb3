// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/listing.h"

#include "app/policy/suppression_key.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/search_terms.h"

#include <limits>

namespace countersign::store {

qint64 beforeRow(Connection& connection, const Stretch& stretch)
{
    if (stretch.after.isEmpty())
        return std::numeric_limits<qint64>::max();
    return documentRow(connection, stretch.after);
}

int rowLimit(const Stretch& stretch)
{
    return stretch.limit > 0 ? stretch.limit : -1;
}

QString needleFor(const QString& search)
{
    return searchForm(policy::normalForm(SuppressionKind::Person, search));
}

} // namespace countersign::store
