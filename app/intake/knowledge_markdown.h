// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/knowledge_documents.h"

namespace countersign::intake {

/// The Markdown part of `readKnowledge`; language is set by the caller.
[[nodiscard]] Knowledge readMarkdown(const QString& path, const QByteArray& utf8);

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
