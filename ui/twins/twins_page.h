// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/twins/twin_list.h"

#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QLabel;
class QListView;
class QStackedWidget;

namespace countersign {

class ActionRegistry;
class Desk;
class EmptyState;
class Notice;
class TableModel;
class TableView;
class Theme;
struct Change;

/// Records that may be one person, two by two: what either says, what they would be together, and who decides.
/// GUI thread.
class TwinsPage final : public QWidget {
    Q_OBJECT

public:
    TwinsPage(const Theme& theme, Desk& desk, ActionRegistry& registry, QWidget* parent = nullptr);

    void follow(const Change& change);

Q_SIGNALS:
    /// How many pairs wait for somebody; below 0 for none.
    void waitingChanged(qint64 pairs);
    void importAsked();

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// What was said here last, to take it back.
    struct Said {
        TwinPair pair;
        bool samePerson = false;
    };

    QWidget* makeSide();
    QWidget* makeMain();
    void addActions(ActionRegistry& registry);
    void read();
    void take(const Result<std::vector<TwinPair>>& pairs);
    void showChosen();
    void settle(bool samePerson);
    void undo();
    void takeApart(const TwinPair& pair);
    void reopen(const TwinPair& pair);
    void ended(const Result<void>& result, const QString& words);
    void updateActions();

    const Theme& m_theme;
    Desk& m_desk;
    TwinList* m_twins;
    QListView* m_list;
    QLabel* m_count = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_what = nullptr;
    Notice* m_notice = nullptr;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    TableModel* m_fields;
    TableView* m_table;
    QAction* m_same = nullptr;
    QAction* m_two = nullptr;
    QAction* m_apart = nullptr;
    QAction* m_undo = nullptr;
    std::optional<TwinPair> m_chosen;
    std::vector<Said> m_said;
    bool m_busy = false;
};

} // namespace countersign
