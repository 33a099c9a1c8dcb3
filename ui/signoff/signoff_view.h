// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/signoff/signoff_reader.h"

#include <QWidget>

class QLabel;

namespace countersign {

class Card;
class CommitteeView;
class ComparisonPanel;
class RestsOnCard;
class Theme;

/// One draft as it would be sent, who approved it, what changed since, and everybody else of the account
/// beside it. GUI thread.
class SignOffView final : public QWidget {
    Q_OBJECT

public:
    explicit SignOffView(const Theme& theme, QWidget* parent = nullptr);

    void show(const SignOffSnapshot& snapshot);

private:
    QLabel* addWords(QWidget* card, const QString& name, bool bold, bool copy);

    QLabel* m_name;
    QLabel* m_detail;
    QLabel* m_approval;
    QLabel* m_reading; ///< how long the reviewer looked, and who wrote in it
    QLabel* m_why;
    Card* m_copyCard;
    QLabel* m_subject;
    QLabel* m_text;
    RestsOnCard* m_restsOn;
    Card* m_changeCard;
    QLabel* m_changeWords;
    ComparisonPanel* m_change;
    CommitteeView* m_committee;
};

} // namespace countersign
