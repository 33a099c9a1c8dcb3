// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/import_service.h"
#include "models/inputs/inputs_reader.h"

#include <QWidget>

#include <map>

class QLabel;

namespace countersign {

class Card;
class CoverageCard;
class Desk;
class FilePicker;
class JobList;
class Notice;
class PageHead;
class ReportView;
class TableModel;
class TableView;
class Theme;
struct Change;

/// What copy is written from: how far each input reaches, the knowledge base, the boundaries, who must not be
/// contacted; and the way in for files. GUI thread.
class InputsPage final : public QWidget {
    Q_OBJECT

public:
    InputsPage(const Theme& theme, Desk& desk, JobList& jobs, FilePicker& picker,
               QWidget* parent = nullptr);

    /// Asks for files of a kind and brings them in.
    void importFiles(ImportKind kind);
    void follow(const Change& change);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Table {
        Card* card = nullptr;
        QLabel* empty = nullptr;
        TableView* view = nullptr;
        TableModel* model = nullptr;
    };
    Table makeTable(const QString& name, const QString& title, const QString& empty);
    void fill(Table& table, const QStringList& columns, std::vector<QStringList> rows);
    void openImportMenu(QWidget* anchor);
    void read();
    void show(const InputsSnapshot& snapshot);
    void run(ImportKind kind, const QStringList& paths);
    void showReport(int job);

    const Theme& m_theme;
    Desk& m_desk;
    JobList& m_jobs;
    FilePicker& m_picker;
    PageHead* m_head;
    Notice* m_problem;
    Card* m_reportCard;
    ReportView* m_report;
    std::map<Input, CoverageCard*> m_coverage;
    Table m_knowledge;
    Table m_boundaries;
    QLabel* m_suppressed;
    int m_import = 0; ///< the job whose report is shown
    bool m_stale = true;
};

} // namespace countersign
