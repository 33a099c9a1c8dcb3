// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/start_page.h"

#include "ui/common/card.h"
#include "ui/common/file_picker.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/theme.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int columnWidth = 560;

QString workspaceFilter()
{
    return StartPage::tr("Countersign workspaces (*.countersign)");
}

QLabel* addWords(const Theme& theme, QVBoxLayout& layout, const QString& title, const QString& why)
{
    QLabel* head = makeLabel(theme, Type::Copy, Weight::Bold);
    head->setText(title);
    QLabel* words = makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary);
    words->setText(why);
    words->setWordWrap(true);
    layout.addWidget(head);
    layout.addWidget(words);
    return words;
}

} // namespace

StartPage::StartPage(const Theme& theme, FilePicker& picker, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_picker(picker)
    , m_person(new QLineEdit)
    , m_place(new QLineEdit)
    , m_problem(makeLabel(theme, Type::List))
    , m_recent(new QVBoxLayout)
{
    setObjectName(u"startPage"_s);
    auto* column = new QWidget;
    column->setMaximumWidth(columnWidth);
    auto* cards = new QVBoxLayout(column);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(metrics::margin);
    QLabel* title = makeLabel(theme, Type::Title, Weight::Bold);
    title->setText(tr("Countersign"));
    QLabel* what = makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary);
    what->setText(tr("Read each draft beside the evidence it was written from, correct it, and put "
                     "your name under it. Everything stays on this computer."));
    what->setWordWrap(true);
    cards->addWidget(title);
    cards->addWidget(what);
    cards->addSpacing(metrics::gap);
    cards->addWidget(makeSample());
    cards->addWidget(makeOwn());
    cards->addWidget(makeOpen());

    auto* inside = new QWidget;
    auto* middle = new QVBoxLayout(inside);
    middle->setContentsMargins(metrics::wide, 2 * metrics::wide, metrics::wide, metrics::wide);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(column, 8);
    row->addStretch(1);
    middle->addStretch(1);
    middle->addLayout(row);
    middle->addStretch(2);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // Tab brings what it goes to into sight
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

QWidget* StartPage::makeSample()
{
    auto* card = new Card(m_theme);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(metrics::wide, metrics::wide, metrics::wide, metrics::wide);
    layout->setSpacing(metrics::gap);
    addWords(m_theme, *layout, tr("Look around with the sample"),
             tr("Invented people, all four inputs and drafts in every state. Nothing you do there "
                "reaches anybody."));
    KeyButton* open =
        makeButton(m_theme, KeyButton::Look::Filled, u"openSample"_s, tr("Open the sample"));
    layout->addWidget(open, 0, Qt::AlignLeft);
    connect(open, &QAbstractButton::clicked, this, &StartPage::sampleAsked);
    return card;
}

QWidget* StartPage::makeOwn()
{
    auto* card = new Card(m_theme);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(metrics::wide, metrics::wide, metrics::wide, metrics::wide);
    layout->setSpacing(metrics::gap);
    addWords(m_theme, *layout, tr("Start my own"),
             tr("One file holds everything: people, evidence, drafts and decisions. You are its "
                "first user."));
    m_person->setObjectName(u"ownName"_s);
    m_person->setAccessibleName(tr("Your name"));
    m_person->setPlaceholderText(tr("Your name"));
    m_place->setObjectName(u"ownPlace"_s);
    m_place->setAccessibleName(tr("Where the workspace is kept"));
    m_problem->setObjectName(u"ownProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    KeyButton* choose =
        makeButton(m_theme, KeyButton::Look::Framed, u"choosePlace"_s, tr("Choose…"));
    KeyButton* make =
        makeButton(m_theme, KeyButton::Look::Framed, u"startOwn"_s, tr("Start empty"));
    auto* place = new QHBoxLayout;
    place->setSpacing(metrics::gap);
    place->addWidget(m_place, 1);
    place->addWidget(choose);
    layout->addWidget(m_person);
    layout->addLayout(place);
    layout->addWidget(m_problem);
    KeyButton* makeAndImport = makeButton(m_theme, KeyButton::Look::Framed, u"startOwnImport"_s,
                                          tr("Start with my own data…"));
    auto* ways = new QHBoxLayout;
    ways->setSpacing(metrics::gap);
    ways->addWidget(makeAndImport);
    ways->addWidget(make);
    ways->addStretch(1);
    layout->addLayout(ways);
    connect(choose, &QAbstractButton::clicked, this, [this] {
        m_picker.ask(window(),
                     {FilePicker::Question::What::NewFile, tr("New workspace"), workspaceFilter(),
                      m_place->text(), u"countersign"_s},
                     [this](const QStringList& paths) { m_place->setText(paths.value(0)); });
    });
    connect(makeAndImport, &QAbstractButton::clicked, this, [this] { start(true); });
    connect(make, &QAbstractButton::clicked, this, [this] { start(false); });
    connect(m_person, &QLineEdit::returnPressed, this, [this] { start(false); });
    connect(m_place, &QLineEdit::returnPressed, this, [this] { start(false); });
    return card;
}

QWidget* StartPage::makeOpen()
{
    auto* card = new Card(m_theme);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(metrics::wide, metrics::wide, metrics::wide, metrics::wide);
    layout->setSpacing(metrics::gap);
    addWords(m_theme, *layout, tr("Open a workspace"),
             tr("Yours from before, or one that somebody gave you."));
    m_recent->setSpacing(2);
    layout->addLayout(m_recent);
    KeyButton* open =
        makeButton(m_theme, KeyButton::Look::Framed, u"openOther"_s, tr("Open a workspace…"));
    layout->addWidget(open, 0, Qt::AlignLeft);
    connect(open, &QAbstractButton::clicked, this, [this] {
        m_picker.ask(window(),
                     {FilePicker::Question::What::ExistingFile,
                      tr("Open a workspace"),
                      workspaceFilter(),
                      m_folder,
                      {}},
                     [this](const QStringList& paths) {
                         if (!paths.isEmpty())
                             Q_EMIT openAsked(paths.first());
                     });
    });
    return card;
}

void StartPage::setRecent(const QStringList& paths)
{
    while (QLayoutItem* item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const QString& path : paths.mid(0, 4)) {
        const QFileInfo file(path);
        KeyButton* button =
            makeButton(m_theme, KeyButton::Look::Quiet, u"recent"_s,
                       tr("%1 · %2", "workspace and its folder")
                           .arg(file.completeBaseName(), QDir::toNativeSeparators(file.path())));
        setPlainToolTip(*button, QDir::toNativeSeparators(path));
        m_recent->addWidget(button);
        connect(button, &QAbstractButton::clicked, this, [this, path] { Q_EMIT openAsked(path); });
    }
}

void StartPage::setFolder(const QString& folder)
{
    m_folder = folder;
    if (m_place->text().isEmpty())
        m_place->setText(QDir::toNativeSeparators(
            QString(folder % u'/' % tr("my-team", "file name") % u".countersign"_s)));
}

void StartPage::start(bool importing)
{
    const QString person = m_person->text().trimmed();
    QString path = QDir::fromNativeSeparators(m_place->text().trimmed());
    QString problem;
    if (person.isEmpty())
        problem = tr("Say your name: it stands under what you decide.");
    else if (path.isEmpty())
        problem = tr("Say where the workspace shall be kept.");
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    if (!problem.isEmpty()) {
        (person.isEmpty() ? m_person : m_place)->setFocus();
        return;
    }
    if (!path.endsWith(u".countersign"_s))
        path.append(u".countersign"_s);
    Q_EMIT newAsked(path, person, importing);
}

void StartPage::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), m_theme.roles().window);
}

} // namespace countersign
