// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/edit_service.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <set>

class QLabel;
class QLineEdit;

namespace countersign {

class CopyEditor;
class Theme;

/// Two people wrote in one draft where their edits overlap: both texts side by side, and below them the one
/// that a person makes of them. GUI thread.
class ConflictPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ConflictPanel(const Theme& theme, QWidget* parent = nullptr);

    /// Begins with what the acting person wrote here before, if they did.
    void begin(const DraftId& draft, const ConflictView& conflict,
               const std::optional<EditedText>& written);
    /// Other versions of the same draft; what was written below stays.
    void renew(const ConflictView& conflict);
    /// Tells written() now, where something was written since it was told last.
    void flush();
    [[nodiscard]] const DraftId& draft() const { return m_draft; }
    [[nodiscard]] const std::vector<RevisionId>& heads() const { return m_conflict.heads; }

Q_SIGNALS:
    void resolved(const countersign::EditedText& text);
    /// At most once a second while somebody writes, and when the page is left.
    void written(const countersign::EditedText& text);
    void left();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    struct Side {
        QLabel* by = nullptr;
        CopyEditor* text = nullptr;
    };
    QWidget* makeSide(Side& side, const QString& name, const EditedText ConflictView::*of);
    std::set<QString> showSides(const ConflictView& conflict);
    [[nodiscard]] EditedText result() const;
    void end(const EditedText& text);

    const Theme& m_theme;
    DraftId m_draft;
    ConflictView m_conflict;
    QTimer m_writeSoon;
    bool m_isKept = true;
    Side m_mine;
    Side m_theirs;
    QLineEdit* m_subject;
    CopyEditor* m_result;
};

} // namespace countersign
