// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/filter_bar.h"

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

QString toReviewKey()
{
    return u"to_review"_s;
}

QString everyKey()
{
    return u"every"_s;
}

} // namespace

FilterBar::FilterBar(const Theme& /*theme*/, QWidget* parent)
    : QWidget(parent)
    , m_segment(new QComboBox(this))
    , m_state(new QComboBox(this))
    , m_channel(new QComboBox(this))
    , m_forMe(new QCheckBox(tr("For me"), this))
{
    setObjectName(u"filters"_s);
    m_segment->setObjectName(u"segmentFilter"_s);
    m_segment->setAccessibleName(tr("Segment"));
    m_segment->addItem(tr("All segments"));
    m_state->setObjectName(u"stateFilter"_s);
    m_state->setAccessibleName(tr("State"));
    m_state->addItem(tr("To review"), toReviewKey());
    m_state->addItem(tr("Every state"), everyKey());
    for (const policy::ReviewState state : policy::allReviewStates)
        m_state->addItem(capitalised(label(state)), toText(state));
    m_channel->setObjectName(u"channelFilter"_s);
    m_channel->setAccessibleName(tr("Channel"));
    m_channel->addItem(tr("All channels"));
    for (const Channel channel : allChannels)
        m_channel->addItem(capitalised(label(channel)), toText(channel));
    m_forMe->setObjectName(u"forMe"_s);
    m_forMe->setToolTip(tr("SDRs: your own people. Others: what waits for your signature."));

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(metrics::margin, metrics::gap, metrics::margin, metrics::gap);
    layout->setSpacing(metrics::gap);
    layout->addWidget(m_segment, 0, 0);
    layout->addWidget(m_forMe, 0, 1);
    layout->addWidget(m_state, 1, 0);
    layout->addWidget(m_channel, 1, 1);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 1);
    for (QComboBox* box : {m_segment, m_state, m_channel}) {
        box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        box->installEventFilter(this);
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            if (!m_filling)
                Q_EMIT chosen();
        });
    }
    connect(m_forMe, &QCheckBox::toggled, this, [this] {
        if (!m_filling)
            Q_EMIT chosen();
    });
}

void FilterBar::setSegments(const std::vector<std::pair<SegmentId, QString>>& segments)
{
    m_filling = true;
    m_segments = segments;
    const std::optional<SegmentId> wanted = choice().segment;
    while (m_segment->count() > 1)
        m_segment->removeItem(1);
    int current = 0;
    for (const auto& [id, name] : segments) {
        if (wanted == id)
            current = m_segment->count();
        m_segment->addItem(name, id.text());
    }
    m_segment->setCurrentIndex(current);
    m_choice.segment.reset(); // the box knows it now, or it is gone
    m_filling = false;
}

void FilterBar::setChoice(const QueueChoice& choice)
{
    m_filling = true;
    m_choice = choice;
    const auto select = [](QComboBox* box, const QString& key) {
        const int index = key.isEmpty() ? 0 : box->findData(key);
        box->setCurrentIndex(qMax(0, index));
        return index >= 0;
    };
    if (select(m_segment, choice.segment ? choice.segment->text() : QString()))
        m_choice.segment.reset();
    QString state = toReviewKey();
    if (choice.states)
        state = choice.states->empty() ? everyKey() : toText(choice.states->front());
    select(m_state, state);
    select(m_channel, choice.channel ? toText(*choice.channel) : QString());
    m_forMe->setChecked(choice.forMe);
    m_filling = false;
}

QueueChoice FilterBar::choice() const
{
    QueueChoice choice;
    const QString segment = m_segment->currentData().toString();
    choice.segment = segment.isEmpty() ? m_choice.segment : std::optional(SegmentId(segment));
    const QString state = m_state->currentData().toString();
    if (state == everyKey())
        choice.states.emplace();
    else if (const auto one = fromText<policy::ReviewState>(state))
        choice.states = std::vector{*one};
    choice.channel = fromText<Channel>(m_channel->currentData().toString());
    choice.forMe = m_forMe->isChecked();
    return choice;
}

QString FilterBar::segmentName() const
{
    return m_segment->currentIndex() > 0 ? m_segment->currentText() : QString();
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
