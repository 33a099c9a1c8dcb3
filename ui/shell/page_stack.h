// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <QTimer>

#include <functional>
#include <vector>

namespace countersign {

/// Pages of which only those are made that somebody asked for, so that the first one is painted early; the rest
/// is made soon after, one a turn of the event loop. Owns the pages. GUI thread.
class PageStack final : public QStackedWidget {
    Q_OBJECT

public:
    using Maker = std::function<QWidget*()>;

    explicit PageStack(QWidget* parent = nullptr);

    /// One more page; `name` is what a screen reader calls it.
    void add(const QString& name, Maker make);
    /// Makes the page if it is not there yet, and shows it.
    void turnTo(int index);
    /// Makes it if it is not there yet.
    void make(int index);
    void makeAll();
    /// Begins to make what is missing, while nothing else is to be done.
    void makeRest();
    [[nodiscard]] bool isWhole() const;

private:
    void makeNext();

    std::vector<Maker> m_makers; ///< empty where the page is made
    std::vector<QString> m_names;
    QTimer m_next;
};

} // namespace countersign
