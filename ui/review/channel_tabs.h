// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/review_service.h"

#include <QTabBar>

#include <vector>

namespace countersign {

class Theme;

/// The drafts of one prospect, a tab each with its number key. GUI thread.
class ChannelTabs final : public QTabBar {
    Q_OBJECT

public:
    explicit ChannelTabs(const Theme& theme, QWidget* parent = nullptr);

    void show(const std::vector<SiblingView>& siblings, const DraftId& current);
    /// The draft behind a number key, 1 for the first.
    [[nodiscard]] std::optional<DraftId> draftAt(int number) const;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(const countersign::DraftId& draft);

protected:
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }

private:
    const Theme& m_theme;
    std::vector<DraftId> m_drafts;
    bool m_filling = false;
};

} // namespace countersign
