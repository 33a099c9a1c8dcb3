// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_reader.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QStackedWidget;

namespace countersign {

class ActionRegistry;
class Desk;
class EmptyState;
class FilePicker;
class KeyButton;
class Notice;
class PageHead;
class TableModel;
class TableView;
class Theme;
struct Change;

/// The signed log: by person, kind, time and computer, with a proof and a way out into a file. GUI thread.
class AuditPage final : public QWidget {
    Q_OBJECT

public:
    AuditPage(const Theme& theme, Desk& desk, FilePicker& picker, ActionRegistry& registry,
              QWidget* parent = nullptr);

    void follow(const Change& change);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void read(bool further);
    void take(const AuditPageRead& page, bool further);
    void verify();
    void writeFile(const QString& path);
    QComboBox* addChoice(const QString& name, const QString& spoken);
    void readChoices();
    void showChoices(const AuditChoices& choices);
    [[nodiscard]] store::AuditFilter filter() const;
    [[nodiscard]] bool isFiltered() const;

    Desk& m_desk;
    PageHead* m_head;
    FilePicker& m_picker;
    QAction* m_verify;
    QAction* m_export;
    Notice* m_verdict;
    QWidget* m_choices;
    QLineEdit* m_filter;
    QComboBox* m_who;
    QComboBox* m_kind;
    QComboBox* m_time;
    QComboBox* m_computer;
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
