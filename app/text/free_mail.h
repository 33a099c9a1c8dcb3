// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace countersign::text {

/// Whether anybody can have an address under this domain (lower case): it says nothing of a firm. The large
/// hosts of private mail by name, and their national names ("yahoo.fr", "hotmail.co.uk").
[[nodiscard]] bool isFreeMailHost(QStringView domain);

} // namespace countersign::text
