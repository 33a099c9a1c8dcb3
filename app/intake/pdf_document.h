// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/intake/markdown_blocks.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace countersign::intake {

/// The blocks of a PDF, by poppler: lines that stand close together are a paragraph, lines in larger letters than
/// most of the text are headings (the largest of the first level), a line that begins with a bullet is an item. A
/// paragraph without a letter, as a page's number, is left out.
///
/// Errors, all BadInput: `file.locked` (a password), `file.damaged`, `file.not_its_kind` (no PDF),
/// `file.too_complex` (more than 1000 pages, 4 million characters or 20 seconds), `file.no_text` (a scan).
[[nodiscard]] Result<std::vector<MarkdownBlock>> pdfBlocks(const QString& path,
                                                           const QByteArray& bytes);

} // namespace countersign::intake
