// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace countersign::intake {

/// A line of a PDF's page; places in points from the page's upper edge.
struct PdfLine {
    QString text;
    int page = 0;    ///< from 1
    double size = 0; ///< of its first letters, in points
    double top = 0;
    double bottom = 0;
};

/// The lines in reading order. Errors: as `pdfBlocks`, but not `file.no_text`.
[[nodiscard]] Result<std::vector<PdfLine>> pdfLines(const QString& path, const QByteArray& bytes);

} // namespace countersign::intake
