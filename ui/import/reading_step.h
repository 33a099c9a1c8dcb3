// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/import/import_assistant.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSplitter;
class QVBoxLayout;

namespace countersign {

class Card;
class ColumnList;
class ElidedLabel;
class Notice;
class TableModel;
class TableView;
class Theme;

/// How the file is read: kind, encoding, delimiter, header row and columns, beside its first rows. Each control
/// reads the file anew. GUI thread.
class ReadingStep final : public QWidget {
    Q_OBJECT

public:
    ReadingStep(const Theme& theme, ImportAssistant& assistant, QWidget* parent = nullptr);

    /// Shows what the assistant has.
    void refresh();
    void takeFocus();

Q_SIGNALS:
    void chooseAsked();

private:
    struct Control {
        QComboBox* box = nullptr;
        QWidget* whole = nullptr;
        QLabel* mark = nullptr;
    };
    Control makeControl(const QString& name, const QString& text);
    void connectControls();
    void fillKinds();
    void fillEncodings(const ImportPreview& preview);
    void fillDelimiters(const ImportPreview& preview);
    void fillHeaders(const ImportPreview& preview);
    void showRows(const ImportPreview& preview);
    void showNotices();
    void showMarks();

    ImportAssistant& m_assistant;
    ElidedLabel* m_file;
    QLabel* m_program;
    Notice* m_problem;
    Notice* m_remembered;
    Control m_kind;
    Control m_encoding;
    Control m_delimiter;
    Control m_header;
    QSplitter* m_split;
    ColumnList* m_columns;
    TableModel* m_rows;
    TableView* m_table;
    QLabel* m_plain; ///< where there is no table to look at
};

} // namespace countersign
