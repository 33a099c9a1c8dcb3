// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/activity/job_list.h"

#include <QWidget>

class QLabel;

namespace countersign {

class TableModel;
class TableView;
class Theme;

/// What a job left behind: a line of figures and a table of what needs a person. GUI thread.
class ReportView final : public QWidget {
    Q_OBJECT

public:
    explicit ReportView(const Theme& theme, QWidget* parent = nullptr);

    void show(const QString& title, const JobReport& report);

private:
    QLabel* m_title;
    QLabel* m_summary;
    TableModel* m_model;
    TableView* m_table;
};

} // namespace countersign
