// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/intake/markdown_blocks.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace countersign::intake {

/// The blocks of a Word document (DOCX, ISO/IEC 29500-1), by libzip and QXmlStreamReader.
///
/// Headings are paragraphs whose style or own outline level says so, in whatever language the styles are named.
/// Hidden and deleted text, comments, notes, headers and footers, field codes and the second form of drawings are
/// no text. A table's first row is its header if the table says so.
///
/// Errors, all BadInput: `file.locked` (a password), `file.damaged` (cut short, or not as it should be),
/// `file.not_its_kind` (no Word document), `file.too_complex` (unpacks to more than 32 MB), `file.no_text`.
[[nodiscard]] Result<std::vector<MarkdownBlock>> wordBlocks(const QString& path,
                                                            const QByteArray& bytes);

} // namespace countersign::intake
