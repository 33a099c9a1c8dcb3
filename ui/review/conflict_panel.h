// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/edit_service.h"

#include <QWidget>

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

    void show(const ConflictView& conflict);

Q_SIGNALS:
    void resolved(const countersign::EditedText& text);
    void left();

private:
    struct Side {
        QLabel* by = nullptr;
        CopyEditor* text = nullptr;
    };
    QWidget* makeSide(Side& side, const QString& name, const EditedText ConflictView::*of);

    const Theme& m_theme;
    ConflictView m_conflict;
    Side m_mine;
    Side m_theirs;
    QLineEdit* m_subject;
    CopyEditor* m_result;
};

} // namespace countersign
