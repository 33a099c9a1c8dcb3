// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/edited_text.h"
#include "app/services/review_service.h"
#include "models/review/comparison.h"
#include "models/review/draft_writing.h"
#include "models/review/support_map.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QLineEdit;
class QScrollArea;

namespace countersign {

class Card;
class ChannelTabs;
class ComparisonPanel;
class CopyEditor;
class ElidedLabel;
class FindingsModel;
class FindingsView;
class KeyButton;
class Notice;
class Pill;
class Theme;

/// The middle of the Review page: the prospect's channels as tabs, the copy, its figures, its findings.
/// Knows which sentence is in hand, by caret or pointer, and says so. GUI thread.
class CopyPanel final : public QWidget {
    Q_OBJECT

public:
    CopyPanel(const Theme& theme, FindingsModel& findings, QWidget* parent = nullptr);

    /// Shows a draft as it stands; `now` is for "2 h ago". `stay`: it is scrolled as it was.
    void show(const DraftView& view, const QDateTime& now, bool stay = false);
    /// The same draft, changed around its text: tabs, version, notice.
    void renew(const DraftView& view, const QDateTime& now);
    /// Puts another text in the place of the one that stands, e.g. one that was not finished.
    void setText(const EditedText& text);
    /// A fix of the subject, which can be undone there.
    void replaceInSubject(const Fix& fix);
    [[nodiscard]] QString subject() const;
    [[nodiscard]] QString text() const;

    void setEditing(bool editing);
    void setSupport(const std::vector<checks::Support>& support);
    void setMetrics(const checks::Metrics& metrics);
    /// Lays an earlier text beside `now`, in the place of the copy.
    void startComparison(std::vector<ComparableText> earlier, int first, const EditedText& now);
    void endComparison();
    [[nodiscard]] bool isComparing() const;
    void setSaving(DraftWriting::Saving saving);
    /// Underlines what the findings are about; `inHand` stronger.
    void underline(int inHand);
    /// Lights the sentences that cite a passage.
    void lightCiting(const QString& label);
    /// Puts the caret at the end of a finding's words and brings them into sight.
    void goTo(const Finding& finding);

    [[nodiscard]] CopyEditor& editor() { return *m_editor; }
    [[nodiscard]] ChannelTabs& tabs() { return *m_tabs; }
    [[nodiscard]] ComparisonPanel& comparison() { return *m_comparison; }
    [[nodiscard]] FindingsView& findings() { return *m_findingsView; }
    [[nodiscard]] Notice& notice() { return *m_notice; }
    [[nodiscard]] KeyButton& version() { return *m_version; }
    /// Where a citation goes if it is asked for now: in the sentence in hand, else at the first claim that
    /// nothing bears out.
    [[nodiscard]] qsizetype citingPlace() const;

Q_SIGNALS:
    void edited();
    /// The sentence in hand; null when there is none. Good during the call.
    void sentenceInHand(const countersign::checks::Support* sentence);
    void chipInHand(const QString& label);

private:
    void layOutCard(QWidget* column);
    void showAround(const DraftView& view, const QDateTime& now);
    void light();
    void keepCaretInSight();

    const Theme& m_theme;
    FindingsModel& m_findings;
    SupportMap m_support;
    std::optional<qsizetype> m_caret;   ///< where the person put it
    std::optional<qsizetype> m_pointer; ///< over the text
    QScrollArea* m_scroll;
    ChannelTabs* m_tabs;
    KeyButton* m_version;
    Notice* m_notice;
    Card* m_card;
    QLineEdit* m_subject;
    QWidget* m_subjectLine;
    CopyEditor* m_editor;
    ComparisonPanel* m_comparison;
    QLabel* m_versions; ///< in the place of the text while there are several
    QWidget* m_figures; ///< the line under the text
    ElidedLabel* m_metrics;
    Pill* m_editingSign; ///< said while one writes
    QLabel* m_saving;
    Card* m_findingsCard;
    QLabel* m_clean; ///< stands where findings would
    bool m_checked = false;
    std::optional<Channel> m_channel;
    bool m_hasSubject = false;
    FindingsView* m_findingsView;
    bool m_filling = false;
};

} // namespace countersign
