// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/report_view.h"

#include "models/common/table_model.h"
#include "ui/common/labels.h"
#include "ui/common/table_view.h"
#include "ui/common/theme.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

ReportView::ReportView(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_title(makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this))
    , m_summary(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
    , m_model(new TableModel(this))
    , m_table(new TableView(this))
{
    m_title->setObjectName(u"reportTitle"_s);
    m_summary->setObjectName(u"reportSummary"_s);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_table->setObjectName(u"reportTable"_s);
    m_table->setAccessibleName(tr("Report"));
    m_table->setModel(m_model);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::wide, metrics::margin, metrics::wide, metrics::margin);
    layout->setSpacing(metrics::grid);
    layout->addWidget(m_title);
    layout->addWidget(m_summary);
    layout->addWidget(m_table, 1);
    layout->addStretch(0);
}

void ReportView::show(const QString& title, const JobReport& report)
{
    m_title->setText(title);
    m_summary->setText(report.summary);
    m_model->show(report.columns, report.rows);
    m_table->setVisible(!report.rows.empty());
    m_table->fitColumns();
}

} // namespace countersign
