// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/signoff/signoff_reader.h"
#include "ui/common/card.h"

class QHBoxLayout;
class QLabel;
class QScrollArea;

namespace countersign {

class Notice;

/// Everybody of an account side by side: who gets what, under which persona, and whose words are nearly the
/// same. GUI thread.
class CommitteeView final : public QWidget {
    Q_OBJECT

public:
    explicit CommitteeView(const Theme& theme, QWidget* parent = nullptr);

    void show(const SignOffSnapshot& snapshot);

private:
    QWidget* makeColumn(const CommitteeEntry& entry, int number);

    const Theme& m_theme;
    QLabel* m_title;
    Notice* m_warnings;
    QScrollArea* m_scroll;
};

} // namespace countersign
