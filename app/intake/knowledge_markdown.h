// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/knowledge_documents.h"
#include "app/intake/markdown_blocks.h"

namespace countersign::intake {

/// The part of `readKnowledge` for documents with headings, whatever they were written in; language is set by the
/// caller.
[[nodiscard]] Knowledge readBlocks(const QString& path, std::vector<MarkdownBlock> blocks);

/// What a document is about by its file name and title: "product", "proof_point", "positioning",
/// "differentiation", "pricing", "document".
[[nodiscard]] QString documentKind(const QString& path, const QString& title);

/// True for a line that says that a document is for our own eyes.
[[nodiscard]] bool saysInternal(const QString& line);

/// "B01 No guarantees" → label and title; the label is empty if the text begins with none.
struct Labelled {
    QString label;
    QString text;
};
[[nodiscard]] Labelled labelled(const QString& text);

/// "product.md › Loggers › Puck".
[[nodiscard]] QString locator(const QString& path, const QStringList& places);

} // namespace countersign::intake
