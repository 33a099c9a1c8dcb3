// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_reader.h"

#include <QTimer>
#include <QWidget>

class QLineEdit;
class QStackedWidget;

namespace countersign {

class Desk;
class EmptyState;
class KeyButton;
class Notice;
class PageHead;
class TableModel;
class TableView;
class Theme;
struct Change;

/// The signed log, with a filter and a proof. GUI thread.
class AuditPage final : public QWidget {
    Q_OBJECT

public:
    AuditPage(const Theme& theme, Desk& desk, QWidget* parent = nullptr);

    void follow(const Change& change);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void read(bool further);
    void take(const AuditPageRead& page, bool further);
    void verify();

    Desk& m_desk;
    PageHead* m_head;
    KeyButton* m_verify;
    Notice* m_verdict;
    QLineEdit* m_filter;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    TableModel* m_model;
    TableView* m_table;
    QTimer m_filterSoon;
    std::optional<AuditId> m_last;
    bool m_more = false;
    bool m_reading = false;
    bool m_stale = true;
};

} // namespace countersign
