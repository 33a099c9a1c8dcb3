// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"

#include <QStringView>

namespace countersign::text {

/// True for a folded word that is mostly a finite verb: auxiliaries, frequent verbs of business prose,
/// and regular pasts by their ending. A guess from the word alone.
bool looksFinite(QStringView folded, Language language);

} // namespace countersign::text
