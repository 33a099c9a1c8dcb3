// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/filter_bar.h"

#include "app/checks/finding_text.h"
#include "app/services/messages.h"
#include "models/common/words.h"
#include "ui/common/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

using Items = std::vector<std::pair<QString, QString>>; ///< key, text

QString toReviewKey()
{
    return u"to_review"_s;
}

QString everyKey()
{
    return u"every"_s;
}

QString keyOf(const QComboBox& box)
{
    return box.currentData().toString();
}

void select(QComboBox& box, const QString& key)
{
    box.setCurrentIndex(key.isEmpty() ? 0 : qMax(0, box.findData(key)));
}

QString languageName(const QString& tag)
{
    const QLocale locale(tag);
    const QString own =
        locale == QLocale::c() ? QString() : QLocale::languageToString(locale.language());
    return own.isEmpty() ? tag : QString(own % u" ("_s % tag % u')');
}

/// The findings that most drafts have come first.
Items checkItems(const std::map<QString, qint64>& checks)
{
    std::vector<std::pair<qint64, QString>> byNumber;
    for (const auto& [check, drafts] : checks) {
        if (drafts > 0)
            byNumber.emplace_back(-drafts, check);
    }
    std::sort(byNumber.begin(), byNumber.end());
    Items items;
    for (const auto& [drafts, check] : byNumber)
        items.emplace_back(
            check, QString(checks::checkName(check) % u"  ·  "_s % QLocale().toString(-drafts)));
    return items;
}

} // namespace

FilterBar::FilterBar(const Theme& /*theme*/, QWidget* parent)
    : QWidget(parent)
    , m_segment(addBox(u"segmentFilter"_s, tr("Segment"), tr("All segments")))
    , m_state(addBox(u"stateFilter"_s, tr("State"), {}))
    , m_channel(addBox(u"channelFilter"_s, tr("Channel"), tr("All channels")))
    , m_check(addBox(u"checkFilter"_s, tr("Finding"), tr("Any finding")))
    , m_persona(addBox(u"personaFilter"_s, tr("Persona"), tr("All personas")))
    , m_owner(addBox(u"ownerFilter"_s, tr("Whose people"), tr("Everybody's people")))
    , m_language(addBox(u"languageFilter"_s, tr("Language"), tr("All languages")))
    , m_sort(addBox(u"queueSort"_s, tr("Order"), {}))
    , m_grouping(addBox(u"queueGrouping"_s, tr("Grouping"), {}))
    , m_forMe(new QCheckBox(tr("For me"), this))
{
    setObjectName(u"filters"_s);
    m_state->addItem(tr("To review"), toReviewKey());
    m_state->addItem(tr("Every state"), everyKey());
    for (const policy::ReviewState state : policy::allReviewStates)
        m_state->addItem(capitalised(label(state)), toText(state));
    for (const Channel channel : allChannels)
        m_channel->addItem(capitalised(label(channel)), toText(channel));
    using store::QueueSort;
    for (const auto& [sort, text] : {std::pair{QueueSort::Priority, tr("Most important first")},
                                     std::pair{QueueSort::Due, tr("Due first")},
                                     std::pair{QueueSort::Worst, tr("Worst first")},
                                     std::pair{QueueSort::Newest, tr("Newest first")}})
        m_sort->addItem(text, toText(sort));
    for (const auto& [grouping, text] : {std::pair{QueueGrouping::None, tr("Not grouped")},
                                         std::pair{QueueGrouping::Account, tr("By account")},
                                         std::pair{QueueGrouping::Segment, tr("By segment")}})
        m_grouping->addItem(text, toText(grouping));
    m_forMe->setObjectName(u"forMe"_s);
    m_forMe->setToolTip(
        tr("SDRs: your own people. Reviewers: what is written in the languages you read. "
           "Others: what waits for your signature."));
    layOut();
    connect(m_forMe, &QCheckBox::toggled, this, [this] {
        if (!m_filling)
            Q_EMIT chosen();
    });
}

QComboBox* FilterBar::addBox(const QString& name, const QString& what, const QString& all)
{
    auto* box = new QComboBox(this);
    box->setObjectName(name);
    box->setAccessibleName(what);
    box->setToolTip(what);
    box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    box->installEventFilter(this);
    if (!all.isEmpty())
        box->addItem(all);
    connect(box, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            Q_EMIT chosen();
    });
    return box;
}

void FilterBar::layOut()
{
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(metrics::margin, metrics::gap, metrics::margin, metrics::gap);
    layout->setSpacing(metrics::gap);
    const std::pair<QWidget*, QWidget*> rows[] = {{m_segment, m_forMe},
                                                  {m_state, m_channel},
                                                  {m_check, m_persona},
                                                  {m_owner, m_language},
                                                  {m_sort, m_grouping}};
    int row = 0;
    QWidget* before = nullptr;
    for (const auto& [left, right] : rows) {
        layout->addWidget(left, row, 0);
        layout->addWidget(right, row, 1);
        if (before)
            setTabOrder(before, left);
        setTabOrder(left, right);
        before = right;
        ++row;
    }
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 1);
}

void FilterBar::fill(QComboBox& box, const Items& items, const QString& wanted)
{
    while (box.count() > 1)
        box.removeItem(1);
    for (const auto& [key, text] : items)
        box.addItem(text, key);
    select(box, wanted);
}

void FilterBar::setChoices(const ReviewService::FilterChoices& choices)
{
    const QueueChoice wanted = choice();
    m_filling = true;
    m_segments = choices.segments;
    Items segments;
    for (const auto& [id, name] : choices.segments)
        segments.emplace_back(id.text(), name);
    fill(*m_segment, segments, wanted.segment ? wanted.segment->text() : QString());
    Items personas;
    for (const auto& [id, name] : choices.personas)
        personas.emplace_back(id.text(), name);
    fill(*m_persona, personas, wanted.persona ? wanted.persona->text() : QString());
    Items owners;
    for (const QString& owner : choices.owners)
        owners.emplace_back(owner, owner);
    fill(*m_owner, owners, wanted.owner);
    Items languages;
    for (const QString& language : choices.languages)
        languages.emplace_back(language, languageName(language));
    fill(*m_language, languages, wanted.language);
    Items checks = checkItems(choices.checks);
    const bool there = std::any_of(checks.begin(), checks.end(), [&wanted](const auto& item) {
        return item.first == wanted.check;
    });
    if (!wanted.check.isEmpty() && !there) // mended in the last draft of the list that had it
        checks.emplace_back(wanted.check, checks::checkName(wanted.check));
    fill(*m_check, checks, wanted.check);
    m_known = true;
    m_filling = false;
}

void FilterBar::setChoice(const QueueChoice& choice)
{
    m_filling = true;
    m_choice = choice;
    select(*m_segment, choice.segment ? choice.segment->text() : QString());
    QString state = toReviewKey();
    if (choice.states)
        state = choice.states->empty() ? everyKey() : toText(choice.states->front());
    select(*m_state, state);
    select(*m_channel, choice.channel ? toText(*choice.channel) : QString());
    select(*m_check, choice.check);
    select(*m_persona, choice.persona ? choice.persona->text() : QString());
    select(*m_owner, choice.owner);
    select(*m_language, choice.language);
    select(*m_sort, toText(choice.sort));
    select(*m_grouping, toText(choice.grouping));
    m_forMe->setChecked(choice.forMe);
    m_filling = false;
}

QueueChoice FilterBar::choice() const
{
    // Until the boxes know what there is, what was set stands for what they would say.
    QueueChoice choice = m_known ? QueueChoice() : m_choice;
    const QString segment = keyOf(*m_segment);
    if (!segment.isEmpty())
        choice.segment = SegmentId(segment);
    const QString persona = keyOf(*m_persona);
    if (!persona.isEmpty())
        choice.persona = PersonaId(persona);
    for (const auto& [box, text] :
         {std::pair{m_check, &choice.check}, std::pair{m_owner, &choice.owner},
          std::pair{m_language, &choice.language}}) {
        if (!keyOf(*box).isEmpty())
            *text = keyOf(*box);
    }
    const QString state = keyOf(*m_state);
    choice.states.reset();
    if (state == everyKey())
        choice.states.emplace();
    else if (const auto one = fromText<policy::ReviewState>(state))
        choice.states = std::vector{*one};
    choice.channel = fromText<Channel>(keyOf(*m_channel));
    choice.sort = fromText<store::QueueSort>(keyOf(*m_sort)).value_or(store::QueueSort::Priority);
    choice.grouping = fromText<QueueGrouping>(keyOf(*m_grouping)).value_or(QueueGrouping::None);
    choice.forMe = m_forMe->isChecked();
    return choice;
}

QStringList FilterBar::words() const
{
    QStringList words;
    for (const QComboBox* box : {m_segment, m_channel, m_check, m_persona, m_owner, m_language}) {
        if (box->currentIndex() > 0)
            words.append(box->currentText().section(u"  ·  "_s, 0, 0));
    }
    if (m_forMe->isChecked())
        words.append(tr("for me"));
    return words;
}

/// Letters in a box look for its items; they are no commands there.
bool FilterBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool plain = !(key->modifiers() & ~Qt::ShiftModifier);
        if (plain && !key->text().isEmpty() && key->text().at(0).isPrint()) {
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace countersign
