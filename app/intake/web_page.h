// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/intake/markdown_blocks.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace countersign::intake {

/// The blocks of a web page in reading order, by gumbo (HTML5).
///
/// No text are: scripts, styles, comments, templates, menus (`nav`), forms' controls, and what the element
/// itself hides (`hidden`, `display:none`, `visibility:hidden`, a closed `dialog`). What a style sheet hides
/// cannot be told. A page without `h1` has its `title` as the first heading. A table with headings or tables in
/// it lays out the page, and its cells are read as text. The encoding is that of the bytes, else the page's own
/// word for it.
///
/// Errors, all BadInput: those of `notText` but `file.html`; `file.not_its_kind` for bytes without a tag;
/// `file.too_complex` for a page that would take more than 256 MB or 10 seconds.
[[nodiscard]] Result<std::vector<MarkdownBlock>> webPageBlocks(const QString& path,
                                                               const QByteArray& bytes);

} // namespace countersign::intake
