// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/finding.h"
#include "app/text/citation_marks.h"
#include "app/text/span.h"
#include "models/review/marked_text.h"

#include <QStringList>
#include <QTextEdit>

#include <optional>
#include <set>
#include <vector>

class QMenu;

namespace countersign {

class CitationObject;
class Theme;

/// A stretch of the text that a finding is about.
struct Underline {
    text::Span span; ///< in the stored text
    Severity severity = Severity::Warning;
    bool strong = false; ///< the finding in hand
};

/// Words that could stand for a misspelled one.
struct Suggestions {
    text::Span span; ///< in the stored text
    QStringList words;
};

/// The copy, to read or to edit. Citation marks are chips: one character each for caret, undo, move and
/// delete, and marks again on the clipboard. As tall as its text. All offsets are into the stored text.
/// GUI thread.
class CopyEditor final : public QTextEdit {
    Q_OBJECT

public:
    explicit CopyEditor(const Theme& theme, QWidget* parent = nullptr);

    /// Shows a text anew; undo begins here. `points`: each paragraph is a point of its own.
    void setStored(const QString& stored, bool points);
    [[nodiscard]] QString stored() const;
    /// The labels that stand for evidence.
    void setKnownLabels(const std::set<QString>& labels);

    void setEditing(bool editing);
    [[nodiscard]] bool isEditing() const { return !isReadOnly(); }

    /// Does one replacement as a single undoable step and puts the caret behind it.
    void apply(const text::TextEdit& edit);
    [[nodiscard]] qsizetype caret() const;
    void setCaret(qsizetype stored);
    /// Where a stretch stands, in this widget's coordinates.
    [[nodiscard]] QRect areaOf(text::Span span) const;

    /// The sentence in hand; none puts the light out.
    void setLight(const std::vector<text::Span>& spans);
    void setUnderlines(std::vector<Underline> underlines);
    /// Offered in the menu on a misspelled word while editing.
    void setSuggestions(std::vector<Suggestions> suggestions)
    {
        m_suggestions = std::move(suggestions);
    }
    /// A text message: where the network cuts it is drawn.
    void setSms(bool sms);
    /// Where the cuts stand in the document; empty for what is sent in one.
    [[nodiscard]] const std::vector<int>& cuts() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    void edited();                     ///< the text is another one, by the person's hand
    void caretMoved(qsizetype stored); ///< by the person's hand
    void hovered(qsizetype stored);    ///< -1: the pointer left the text
    void chipHovered(const QString& label);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;
    [[nodiscard]] QMimeData* createMimeDataFromSelection() const override;
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    [[nodiscard]] const MarkedText& marked() const;
    void makeTypedMark();
    void paintCuts(QPainter& painter);
    void addSuggestions(QMenu& menu, int shown);
    void fitHeight();
    void restyle();

    const Theme& m_theme;
    CitationObject* m_citations;
    mutable std::optional<MarkedText> m_marked; ///< of the text as it stands
    std::vector<text::Span> m_light;
    std::vector<Underline> m_underlines;
    std::vector<Suggestions> m_suggestions;
    bool m_sms = false;
    mutable std::optional<std::vector<int>> m_cuts; ///< of the text as it stands, in the document
    bool m_loading = false;
    int m_height = 0;
    qsizetype m_hovered = -1;
};

} // namespace countersign
