// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/reading_step.h"

#include "app/intake/csv_reader.h"
#include "app/services/messages.h"
#include "models/common/table_model.h"
#include "models/import/import_words.h"
#include "ui/common/card.h"
#include "ui/common/flow_layout.h"
#include "ui/common/labels.h"
#include "ui/common/notice.h"
#include "ui/common/table_view.h"
#include "ui/import/column_list.h"

#include <QComboBox>
#include <QLocale>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr qsizetype longestCell = 200;
constexpr qint64 noHeaderLine = -1; // ImportOptions::headerLine

QString cellsText(const QStringList& cells)
{
    QStringList shown;
    for (const QString& cell : cells.mid(0, 4))
        shown.append(cell.simplified().left(20));
    return shown.join(u" · "_s);
}

QStringList oneLineEach(const QStringList& cells)
{
    QStringList shown;
    for (const QString& cell : cells)
        shown.append(cell.left(longestCell).simplified());
    return shown;
}

/// Chooses an entry by its data without telling anybody; adds it where the list does not have it.
void setCurrent(QComboBox& box, const QVariant& data, const QString& text)
{
    const QSignalBlocker quiet(box);
    int index = box.findData(data);
    if (index < 0) {
        box.addItem(text, data);
        index = box.count() - 1;
    }
    box.setCurrentIndex(index);
}

QLabel* paneTitle(const Theme& theme, const QString& text)
{
    QLabel* title = makeLabel(theme, Type::List, Weight::Bold);
    title->setText(text);
    return title;
}

Card* makePane(const Theme& theme, const QString& title, QWidget* content)
{
    auto* card = new Card(theme);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(metrics::wide, metrics::margin, metrics::gap, metrics::gap);
    layout->setSpacing(metrics::gap);
    layout->addWidget(paneTitle(theme, title));
    layout->addWidget(content, 1);
    return card;
}

} // namespace

ReadingStep::ReadingStep(const Theme& theme, ImportAssistant& assistant, QWidget* parent)
    : QWidget(parent)
    , m_assistant(assistant)
    , m_file(new ElidedLabel(theme, Type::Copy, Weight::Bold, Ink::Text))
    , m_program(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary))
    , m_problem(new Notice(theme))
    , m_remembered(new Notice(theme))
    , m_split(new QSplitter(Qt::Horizontal))
    , m_columns(new ColumnList(theme))
    , m_rows(new TableModel(this))
    , m_table(new TableView)
    , m_plain(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary))
{
    setObjectName(u"importReading"_s);
    m_program->setObjectName(u"importProgram"_s);
    m_problem->setObjectName(u"importProblem"_s);
    m_remembered->setObjectName(u"importRemembered"_s);
    m_table->setObjectName(u"importRows"_s);
    m_table->setAccessibleName(tr("First rows of the file"));
    m_table->setModel(m_rows);
    m_plain->setWordWrap(true);
    m_split->addWidget(makePane(theme, tr("What each column is"), m_columns));
    m_split->addWidget(makePane(theme, tr("First rows"), m_table));
    m_split->setObjectName(u"importSplit"_s); // a gap between the cards
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(metrics::margin);
    m_split->setSizes({500, 500});
    auto* controls = new QWidget;
    auto* flow = new FlowLayout(controls, metrics::margin);
    flow->setContentsMargins(0, 0, 0, 0);
    for (const auto& [control, name, text] :
         {std::tuple(&m_kind, u"importKind"_s, tr("What it holds")),
          std::tuple(&m_encoding, u"importEncoding"_s, tr("Encoding")),
          std::tuple(&m_delimiter, u"importDelimiter"_s, tr("Delimiter")),
          std::tuple(&m_header, u"importHeader"_s, tr("Header row"))}) {
        *control = makeControl(name, text);
        control->mark = makeLabel(theme, Type::Small, Weight::Regular, Ink::Secondary);
        control->whole->layout()->addWidget(control->mark);
        flow->addWidget(control->whole);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::gap);
    layout->addWidget(m_file);
    layout->addWidget(m_program);
    layout->addWidget(controls);
    layout->addWidget(m_problem);
    layout->addWidget(m_remembered);
    layout->addWidget(m_plain);
    layout->addWidget(m_split, 1);
    layout->addStretch(0);
    fillKinds();
    connectControls();
}

ReadingStep::Control ReadingStep::makeControl(const QString& name, const QString& text)
{
    Control control;
    control.whole = new QWidget;
    auto* layout = new QVBoxLayout(control.whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setFont(fontOf(Type::Small));
    control.box = new QComboBox;
    control.box->setObjectName(name);
    control.box->setAccessibleName(text);
    control.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    control.box->setMinimumContentsLength(22);
    label->setBuddy(control.box);
    layout->addWidget(label);
    layout->addWidget(control.box);
    return control;
}

void ReadingStep::connectControls()
{
    connect(m_kind.box, &QComboBox::activated, this, [this] {
        m_assistant.setKind(static_cast<ImportKind>(m_kind.box->currentData().toInt()));
    });
    connect(m_encoding.box, &QComboBox::activated, this,
            [this] { m_assistant.setEncoding(m_encoding.box->currentData().toString()); });
    connect(m_delimiter.box, &QComboBox::activated, this,
            [this] { m_assistant.setDelimiter(m_delimiter.box->currentData().toString()); });
    connect(m_header.box, &QComboBox::activated, this,
            [this] { m_assistant.setHeaderLine(m_header.box->currentData().toLongLong()); });
    connect(m_columns, &ColumnList::chosen, &m_assistant, &ImportAssistant::setColumn);
    connect(m_columns, &ColumnList::entered, this, [this](int column) {
        m_table->scrollTo(m_rows->index(0, column), QAbstractItemView::EnsureVisible);
    });
    connect(m_remembered, &Notice::firstAsked, &m_assistant, &ImportAssistant::forget);
    connect(m_problem, &Notice::firstAsked, this, &ReadingStep::chooseAsked);
}

void ReadingStep::takeFocus()
{
    m_kind.box->setFocus(Qt::OtherFocusReason);
}

void ReadingStep::fillKinds()
{
    for (const auto& entry : EnumText<ImportKind>::words)
        m_kind.box->addItem(kindLabel(entry.first), static_cast<int>(entry.first));
}

void ReadingStep::refresh()
{
    m_file->setText(m_assistant.fileName());
    if (m_assistant.isReading()) {
        m_program->setText(tr("Reading…")); // the rest stays till it is read
        m_program->show();
        return;
    }
    setCurrent(*m_kind.box, static_cast<int>(m_assistant.kind()), {});
    const ImportPreview* preview = m_assistant.preview();
    const bool hasRows = preview && (!preview->headers.isEmpty() || !preview->rawRows.empty());
    const bool isCsv = preview && preview->kind == "csv"_L1;
    m_encoding.whole->setVisible(isTable(m_assistant.kind()));
    m_delimiter.whole->setVisible(isCsv);
    m_header.whole->setVisible(isCsv);
    m_split->setVisible(hasRows);
    m_split->widget(0)->setVisible(hasRows && !preview->headers.isEmpty());
    m_plain->setVisible(!hasRows);
    m_plain->setText(isTable(m_assistant.kind())
                         ? QString()
                         : tr("There is nothing to set here. The next step says what will be taken "
                              "over."));
    m_program->setText({});
    if (preview) {
        m_program->setText(preview->program.isEmpty() ? tr("Nothing tells which program wrote it.")
                                                      : tr("Written by %1").arg(preview->program));
        fillEncodings(*preview);
        fillDelimiters(*preview);
        fillHeaders(*preview);
        showRows(*preview);
        m_columns->show(m_assistant, *preview);
    }
    m_program->setVisible(preview);
    showMarks();
    showNotices();
}

void ReadingStep::fillEncodings(const ImportPreview& preview)
{
    const QSignalBlocker quiet(m_encoding.box);
    m_encoding.box->clear();
    const bool chosen = !m_assistant.options().encoding.isEmpty();
    m_encoding.box->addItem(chosen ? tr("Find out")
                                   : tr("Found out: %1").arg(encodingLabel(preview.encoding)),
                            QString());
    for (const QString& encoding : preview.encodings)
        m_encoding.box->addItem(encodingLabel(encoding), encoding);
    setCurrent(*m_encoding.box, m_assistant.options().encoding,
               encodingLabel(m_assistant.options().encoding));
}

void ReadingStep::fillDelimiters(const ImportPreview& preview)
{
    const QSignalBlocker quiet(m_delimiter.box);
    m_delimiter.box->clear();
    const QString chosen = m_assistant.options().delimiter;
    m_delimiter.box->addItem(chosen.isEmpty()
                                 ? tr("Found out: %1").arg(delimiterLabel(preview.delimiter))
                                 : tr("Find out"),
                             QString());
    for (const QString& delimiter : {u","_s, u";"_s, u"\t"_s, u"|"_s, u":"_s, u"^"_s, u"~"_s})
        m_delimiter.box->addItem(delimiterLabel(delimiter), delimiter);
    setCurrent(*m_delimiter.box, chosen, delimiterLabel(chosen));
}

void ReadingStep::fillHeaders(const ImportPreview& preview)
{
    const QSignalBlocker quiet(m_header.box);
    m_header.box->clear();
    const qint64 chosen = m_assistant.options().headerLine;
    const QLocale locale;
    QString found = tr("Find out");
    if (chosen == 0 && preview.headerLine > 0)
        found = tr("Found out: line %1").arg(locale.toString(preview.headerLine));
    else if (chosen == 0 && !preview.headers.isEmpty())
        found = tr("Found out: there is none");
    m_header.box->addItem(found, qint64(0));
    m_header.box->addItem(tr("There is none"), noHeaderLine);
    for (const intake::RawRow& row : preview.rawRows)
        m_header.box->addItem(tr("Line %1: %2", "a row of the file: number, first cells")
                                  .arg(locale.toString(row.line), cellsText(row.cells)),
                              row.line);
    setCurrent(*m_header.box, chosen, tr("Line %1").arg(locale.toString(chosen)));
}

void ReadingStep::showRows(const ImportPreview& preview)
{
    QStringList headers = oneLineEach(preview.headers);
    std::vector<QStringList> rows;
    if (!headers.isEmpty()) {
        for (const QStringList& row : preview.rows)
            rows.push_back(oneLineEach(row));
    } else { // no header: the file as it stands there
        qsizetype widest = 1;
        for (const intake::RawRow& row : preview.rawRows) {
            rows.push_back(oneLineEach(row.cells));
            widest = qMax(widest, row.cells.size());
        }
        for (qsizetype column = 1; column <= widest; ++column)
            headers.append(QLocale().toString(column));
    }
    m_rows->show(headers, std::move(rows));
    m_table->fitColumns(200);
}

void ReadingStep::showMarks()
{
    const std::optional<ImportOptions>& was = m_assistant.remembered();
    const ImportOptions& now = m_assistant.options();
    const auto mark = [](Control& control, bool remembered) {
        control.mark->setText(remembered ? tr("As you set it last time") : QString());
        control.box->setAccessibleDescription(control.mark->text());
    };
    mark(m_kind, false);
    mark(m_encoding, was && !was->encoding.isEmpty() && was->encoding == now.encoding);
    mark(m_delimiter, was && !was->delimiter.isEmpty() && was->delimiter == now.delimiter);
    mark(m_header, was && was->headerLine != 0 && was->headerLine == now.headerLine);
    const ImportPreview* preview = m_assistant.preview();
    if (preview && preview->encodingGuessed && now.encoding.isEmpty()) {
        m_encoding.mark->setText(tr("A guess: look at the accents"));
        m_encoding.box->setAccessibleDescription(m_encoding.mark->text());
    }
}

void ReadingStep::showNotices()
{
    const std::optional<Error>& problem = m_assistant.readingProblem();
    QString words;
    if (problem) {
        words = message(*problem);
        if (problem->id == "map.no_identity"_L1) {
            QStringList needed;
            for (const QString& field : identifyingFields(m_assistant.kind()))
                needed.append(fieldLabel(m_assistant.kind(), field));
            words = tr("No column says whom or what a row is about. Set one of the columns to one "
                       "of: %1. Or choose another header row, or what the file holds.")
                        .arg(needed.join(u", "_s));
        } else if (m_assistant.preview()) {
            words = tr("%1 Choose another delimiter, header row or encoding, or another file.")
                        .arg(words);
        }
    }
    m_problem->say(words, Tone::Blocker, words.isEmpty() ? QString() : tr("Choose another file…"));
    m_remembered->say(m_assistant.remembered()
                          ? tr("Read as you set it last time for a file of this shape.")
                          : QString(),
                      Tone::Neutral, tr("Forget it"));
}

} // namespace countersign
