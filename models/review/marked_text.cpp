// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/marked_text.h"

#include "app/text/citation_marks.h"

#include <algorithm>

namespace countersign {

MarkedText::MarkedText(const QString& stored)
{
    m_joints.push_back({});
    m_shown.reserve(stored.size());
    const std::vector<text::CitationMark> marks = text::citationMarks(stored);
    auto mark = marks.begin();
    for (qsizetype at = 0; at < stored.size();) {
        if (mark != marks.end() && mark->span.start == at) {
            m_chips.push_back({m_shown.size(), mark->label});
            m_shown += chipCharacter;
            at = mark->span.end;
            ++mark;
            m_joints.push_back({m_shown.size(), at});
        } else if (stored.at(at) == u'\r') {
            const bool pair = at + 1 < stored.size() && stored.at(at + 1) == u'\n';
            m_shown += u'\n';
            at += pair ? 2 : 1;
            if (pair)
                m_joints.push_back({m_shown.size(), at});
        } else {
            const QChar character = stored.at(at);
            m_shown += character == QChar::ParagraphSeparator ? QChar(u'\n') : character;
            ++at;
        }
    }
}

QString MarkedText::stored(QStringView shown, const std::vector<Chip>& chips)
{
    QString text;
    text.reserve(shown.size() + static_cast<qsizetype>(chips.size()) * 4);
    qsizetype done = 0;
    for (const Chip& chip : chips) {
        text += shown.sliced(done, chip.shown - done);
        text += text::markFor(chip.label);
        done = chip.shown + 1;
    }
    text += shown.sliced(done);
    return text;
}

qsizetype MarkedText::toShown(qsizetype storedOffset) const
{
    const auto behind = std::upper_bound(
        m_joints.begin(), m_joints.end(), storedOffset,
        [](qsizetype offset, const Joint& joint) { return offset < joint.stored; });
    if (behind == m_joints.begin())
        return 0;
    const Joint& joint = *std::prev(behind);
    const qsizetype offset = joint.shown + storedOffset - joint.stored;
    // What is left out in front of the next joint is one character that was longer in the stored text.
    const qsizetype last = behind == m_joints.end() ? m_shown.size() : behind->shown - 1;
    return std::clamp(offset, qsizetype(0), std::max(last, qsizetype(0)));
}

text::Span MarkedText::toShown(text::Span storedSpan) const
{
    text::Span shown{toShown(storedSpan.start), toShown(storedSpan.end)};
    if (shown.isEmpty() && !storedSpan.isEmpty())
        shown.end = std::min(shown.start + 1, m_shown.size()); // the span is (in) one mark
    return shown;
}

qsizetype MarkedText::toStored(qsizetype shownOffset) const
{
    const auto behind =
        std::upper_bound(m_joints.begin(), m_joints.end(), shownOffset,
                         [](qsizetype offset, const Joint& joint) { return offset < joint.shown; });
    if (behind == m_joints.begin())
        return 0;
    const Joint& joint = *std::prev(behind);
    return joint.stored + shownOffset - joint.shown;
}

text::Span MarkedText::toStored(text::Span shownSpan) const
{
    return {toStored(shownSpan.start), toStored(shownSpan.end)};
}

} // namespace countersign
