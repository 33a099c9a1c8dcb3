// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace countersign {

class FindingsModel;
class Theme;

/// The findings under the copy, as tall as what is in it. GUI thread.
class FindingsView final : public QListView {
    Q_OBJECT

public:
    FindingsView(const Theme& theme, FindingsModel& findings, QWidget* parent = nullptr);

    /// Another text: none of its findings is in hand.
    void begin();
    /// Makes the next open finding the current one; false if there is none.
    bool next();
    void keyboardSearch(const QString& search) override;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void inHand(int row); ///< -1 for none
    void fixAsked(int row);
    void dismissAsked(int row);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
    void rowsAboutToBeRemoved(const QModelIndex& parent, int start, int end) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void fitHeight();

    bool m_quiet = false; ///< what becomes current is not told
    int m_last = -1;      ///< before the finding in hand went; F goes on behind it

    FindingsModel& m_findings;
};

} // namespace countersign
