// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/inputs_page.h"

#include "app/services/messages.h"
#include "models/common/desk.h"
#include "models/common/table_model.h"
#include "ui/common/card.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/notice.h"
#include "ui/common/page_head.h"
#include "ui/common/table_view.h"
#include "ui/inputs/coverage_card.h"
#include "ui/inputs/rule_maker.h"

#include <QGridLayout>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

std::optional<Input> weakestOf(const std::vector<InputCoverage>& coverage)
{
    std::optional<Input> weakest;
    double least = 0.9; // what a segment needs for the gate
    for (const InputCoverage& one : coverage) {
        const double share =
            one.input == Input::Knowledge ? (one.passages > 0 ? 1.0 : 0.0) : one.share;
        if (one.people > 0 && share < least) {
            least = share;
            weakest = one.input;
        }
    }
    return weakest;
}

} // namespace

InputsPage::InputsPage(const Theme& theme, Desk& desk, JobList& jobs, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_desk(desk)
    , m_head(new PageHead(theme, tr("Inputs")))
    , m_problem(new Notice(theme))
    , m_knowledge(makeTable(u"knowledge"_s, tr("Knowledge base"),
                            tr("Nothing yet. Product pages, proof points and call transcripts make "
                               "copy say something about you and not about the trade.")))
    , m_boundaries(
          makeTable(u"boundaries"_s, tr("Boundaries"),
                    tr("Nothing is forbidden yet. A boundary is a phrase that must never be "
                       "said, with a probe that proves that it is caught.")))
    , m_people(makeTable(u"gaps"_s, tr("Who there is too little about"),
                         tr("All four inputs are there for everybody, none too old.")))
    , m_rules(new RuleMaker(theme, desk, jobs, this))
    , m_addBoundary(new KeyButton(theme, KeyButton::Look::Framed, m_boundaries.card))
    , m_suppressed(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary))
{
    setObjectName(u"inputsPage"_s);
    setFocusPolicy(Qt::ClickFocus); // no control is in hand when the page opens
    KeyButton* import = m_head->addButton(u"import"_s, tr("Import…"), true);
    connect(import, &QAbstractButton::clicked, this, &InputsPage::importAsked);

    auto* inputs = new QGridLayout;
    inputs->setSpacing(metrics::margin);
    int column = 0;
    for (const Input input : allInputs) {
        auto* card = new CoverageCard(theme, input);
        card->setObjectName(QString(u"coverage." % toText(input)));
        m_coverage.emplace(input, card);
        inputs->addWidget(card, 0, column);
        inputs->setColumnStretch(column++, 1);
    }
    auto* suppression = new Card(theme);
    auto* suppressionLayout = new QVBoxLayout(suppression);
    suppressionLayout->setContentsMargins(metrics::wide, metrics::margin, metrics::wide,
                                          metrics::margin);
    QLabel* suppressionTitle = makeLabel(theme, Type::List, Weight::Bold);
    suppressionTitle->setText(tr("Who must not be contacted"));
    m_suppressed->setObjectName(u"suppressed"_s);
    suppressionLayout->addWidget(suppressionTitle);
    suppressionLayout->addWidget(m_suppressed);

    auto* inside = new QWidget;
    auto* layout = new QVBoxLayout(inside);
    layout->setContentsMargins(20, 20, 20, 20);
    layout->setSpacing(metrics::margin);
    layout->addWidget(m_head);
    layout->addWidget(m_problem);
    layout->addLayout(inputs);
    layout->addWidget(m_people.card);
    layout->addWidget(m_knowledge.card);
    layout->addWidget(m_boundaries.card);
    layout->addWidget(suppression);
    layout->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // Tab brings what it goes to into sight
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
    addBoundaryButton();
    connect(m_rules, &RuleMaker::made, this,
            [this](const QString& words) { m_problem->say(words, Tone::Good); });
    connect(m_rules, &RuleMaker::warned, this,
            [this](const QString& words) { m_problem->say(words, Tone::Blocker); });
    connect(m_rules, &RuleMaker::failed, this,
            [this](const Error& error) { m_problem->say(message(error), Tone::Blocker); });
}

void InputsPage::addBoundaryButton()
{
    m_addBoundary->setObjectName(u"addBoundary"_s);
    m_addBoundary->setText(tr("Add a boundary…"));
    m_addBoundary->setAccessibleName(m_addBoundary->text());
    static_cast<QVBoxLayout*>(m_boundaries.card->layout())
        ->addWidget(m_addBoundary, 0, Qt::AlignLeft);
    connect(m_addBoundary, &QAbstractButton::clicked, this,
            [this] { m_rules->askBoundary(Boundary(), m_addBoundary); });
    m_boundaries.view->setToolTip(tr("A double click or Enter opens a boundary"));
    connect(m_boundaries.view, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { openBoundary(index.row()); });
}

void InputsPage::openBoundary(int row)
{
    if (row >= 0 && row < static_cast<int>(m_boundaryViews.size()))
        m_rules->askBoundary(m_boundaryViews[static_cast<size_t>(row)].boundary, m_addBoundary);
}

InputsPage::Table InputsPage::makeTable(const QString& name, const QString& title,
                                        const QString& empty)
{
    Table table;
    table.card = new Card(m_theme);
    table.model = new TableModel(this);
    table.view = new TableView;
    table.view->setObjectName(name);
    table.view->setAccessibleName(title);
    table.view->setModel(table.model);
    QLabel* head = makeLabel(m_theme, Type::List, Weight::Bold);
    head->setText(title);
    table.empty = makeLabel(m_theme, Type::List, Weight::Regular, Ink::Secondary);
    table.empty->setText(empty);
    table.empty->setWordWrap(true);
    auto* layout = new QVBoxLayout(table.card);
    layout->setContentsMargins(metrics::wide, metrics::margin, metrics::wide, metrics::margin);
    layout->setSpacing(metrics::gap);
    layout->addWidget(head);
    layout->addWidget(table.empty);
    layout->addWidget(table.view);
    return table;
}

void InputsPage::fill(Table& table, const QStringList& columns, std::vector<QStringList> rows)
{
    const bool filled = !rows.empty();
    table.model->show(columns, std::move(rows));
    table.empty->setVisible(!filled);
    table.view->setVisible(filled);
    table.view->fitColumns(340);
    table.view->fitHeight();
}

void InputsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        read();
}

void InputsPage::follow(const Change& change)
{
    Q_UNUSED(change)
    m_stale = true;
    if (isVisible())
        read();
}

void InputsPage::read()
{
    m_stale = false;
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.lists().runLatest(
        u"inputs"_s, this, [&workspace](const std::stop_token&) { return readInputs(workspace); },
        [this](const Result<InputsSnapshot>& snapshot) {
            if (snapshot)
                show(*snapshot);
            else
                m_problem->say(message(snapshot.error()), Tone::Blocker);
        });
}

void InputsPage::show(const InputsSnapshot& snapshot)
{
    const QLocale locale;
    m_head->say(tr("%1 people at %2 companies, %3 passages of evidence. Below, a passage about a "
                   "company counts for each of its people. Copy is as good as the weakest of "
                   "the four.")
                    .arg(locale.toString(snapshot.overview.prospects),
                         locale.toString(snapshot.overview.accounts),
                         locale.toString(snapshot.overview.evidence)));
    const std::optional<Input> weakest = weakestOf(snapshot.coverage);
    for (const InputCoverage& coverage : snapshot.coverage) {
        const auto card = m_coverage.find(coverage.input);
        if (card != m_coverage.end())
            card->second->show(coverage, weakest == coverage.input);
    }
    fill(m_people,
         {tr("Person"), tr("Company"), tr("Weakest"), tr("Research"), tr("Signals"), tr("CRM")},
         rowsOf(snapshot.people));
    fill(m_knowledge, {tr("Document"), tr("Kind"), tr("Passages"), tr("Cited by drafts")},
         rowsOf(snapshot.knowledge));
    m_boundaryViews = snapshot.boundaries;
    fill(m_boundaries, {tr("Name"), tr("What"), tr("Probe"), tr("Crossed by drafts"), tr("Why")},
         rowsOf(snapshot.boundaries));
    m_suppressed->setText(snapshot.suppressed == 0
                              ? tr("Nobody is on the list.")
                              : tr("%n entry(ies). They hold whatever is imported later.", nullptr,
                                   static_cast<int>(snapshot.suppressed)));
}

} // namespace countersign
