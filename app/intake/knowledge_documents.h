// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/evidence.h"
#include "app/domain/knowledge.h"
#include "app/intake/hidden_instructions.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace countersign::intake {

/// A knowledge document as a file has it.
struct KnowledgeFile {
    QString path; ///< relative to the folder that was chosen, with "/", e.g. "de/produkt.md"
    QByteArray bytes;
};

/// Something in a document that a person should know of.
struct DocumentProblem {
    QString path;
    int line = 0; ///< from 1; 0 for the file as a whole
    /// "file.pdf", "boundary.no_probe", "boundary.unknown_kind", "boundary.bad_pattern",
    /// "evidence.instructions" …
    QString reason;
    QStringList args;

    friend bool operator==(const DocumentProblem&, const DocumentProblem&) = default;
};

/// What knowledge documents give.
struct Knowledge {
    std::vector<Evidence> passages;    ///< not sealed, input Knowledge
    std::vector<Boundary> boundaries;  ///< ids not set
    std::vector<Directive> directives; ///< ids not set
    QStringList files;                 ///< paths that were read
    std::vector<DocumentProblem> problems;
};

/// The condition of passages that are for our own eyes only.
inline constexpr const char16_t* internalCondition = u"internal";

/// Whether files whose names end so, in lower case and without the dot, are taken for documents, readable or not.
[[nodiscard]] bool isDocument(const QString& suffix);

/// Reads one document; what it is shows in its name and contents.
///
/// - Markdown, web page, PDF, Word: a passage is a paragraph, a list item or a table row; `source` is
///   "product.md › Loggers" (file and headings below the title). A permission line ("Permission: …") is no
///   passage but the condition of all passages under its heading. A section with `kind:` and `pattern:` items
///   is a boundary, unless its regular expression cannot be read; elsewhere in a document of boundaries (by its
///   name, its title or such a section) a bullet is one: what it has in quotes or as code, or a bullet of few
///   words as it is. The items of a document of directives are directives.
/// - Text: paragraphs. A document that says at its head that it is internal gives passages with the
///   condition `internalCondition`.
/// - WebVTT, SRT, and texts of turns ("Name: …"): a passage is what one person says at a stretch;
///   its title is the speaker, its source the file with the time of the first cue; `about` is the
///   firm that the head names.
/// - A document that gives nothing says so (`document.nothing`, `.no_directives`, `.no_boundaries`,
///   `.no_speech`).
/// - HTML, PDF, DOCX: as Markdown; see `webPageBlocks`, `pdfBlocks`, `wordBlocks`. What these cannot read, and
///   other kinds: a problem (`file.damaged`, `file.locked` …), nothing else.
///
/// A passage of a document has no day: a page that was only read through again gives the same passages,
/// and what was approved on them stands. A call has the day that its head names.
///
/// The language is that of the folder ("de/"), else it is found out from the text. Instructions to
/// language models are reported (`evidence.instructions`) and the passage is kept.
[[nodiscard]] Knowledge readKnowledge(const KnowledgeFile& file);
/// Several, in order.
[[nodiscard]] Knowledge readKnowledge(const std::vector<KnowledgeFile>& files);

/// Loads files, and folders with everything below them (sorted by path; hidden files and other
/// kinds than documents are left out and listed in `skipped`). A file may have 16 MB. Errors:
/// NotFound, `file.unreadable`, `file.too_large`.
struct KnowledgeFolder {
    std::vector<KnowledgeFile> files;
    QStringList skipped;
};
[[nodiscard]] Result<KnowledgeFolder> loadKnowledge(const QStringList& paths);

} // namespace countersign::intake
