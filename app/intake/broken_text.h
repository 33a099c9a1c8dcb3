// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/field_mapping.h"
#include "app/intake/table.h"

#include <QStringView>

namespace countersign::intake {

/// Whether a text shows that its bytes were read in the wrong encoding: it holds U+FFFD, or what UTF-8 looks
/// like when it is read as Windows-1252 ("MÃ¼ller", "â€™"). "IRMÃ”" at the end of a word is no sign.
[[nodiscard]] bool readsAsBroken(QStringView text);

/// Takes the broken cells out of a row, each with a problem: the cell is absent afterwards, so that it
/// changes and clears nothing. A row whose name, record id or text is broken is rejected. Of drafts
/// only what says whose they are is looked at: the checks find what is wrong with copy.
void refuseBrokenCells(RecordKind kind, const FieldMapping& mapping, TableRow& row);

} // namespace countersign::intake
