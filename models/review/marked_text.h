// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"

#include <QString>

#include <vector>

namespace countersign {

/// A text as an editor holds it: each citation mark is one character, `chipCharacter`, and each line break is
/// "\n". Knows the way between offsets of the stored text and of the shown one. A value.
class MarkedText {
public:
    struct Chip {
        qsizetype shown = 0; ///< where it stands in shown()
        QString label;       ///< as in the mark

        friend bool operator==(const Chip&, const Chip&) = default;
    };

    static constexpr QChar chipCharacter = QChar::ObjectReplacementCharacter;

    MarkedText() = default;
    /// Reads a stored text.
    explicit MarkedText(const QString& stored);
    /// Writes one from what an editor holds; chips ascending. Inverse of the other for texts without "\r".
    [[nodiscard]] static QString stored(QStringView shown, const std::vector<Chip>& chips);

    [[nodiscard]] const QString& shown() const { return m_shown; }
    [[nodiscard]] const std::vector<Chip>& chips() const { return m_chips; }

    /// Inside a mark: where its chip begins.
    [[nodiscard]] qsizetype toShown(qsizetype storedOffset) const;
    [[nodiscard]] text::Span toShown(text::Span storedSpan) const;
    [[nodiscard]] qsizetype toStored(qsizetype shownOffset) const;
    [[nodiscard]] text::Span toStored(text::Span shownSpan) const;

private:
    /// Behind a place where the two texts part, offsets differ by another number.
    struct Joint {
        qsizetype shown = 0;  ///< first offset behind it in shown()
        qsizetype stored = 0; ///< the same in the stored text
    };

    QString m_shown;
    std::vector<Chip> m_chips;
    std::vector<Joint> m_joints; ///< ascending; begins with {0, 0}
};

} // namespace countersign
