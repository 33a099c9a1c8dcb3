// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/change_bus.h"

#include <QObject>

#include <mutex>
#include <vector>

namespace countersign {

/// Brings what services publish on other threads to the GUI thread, as signals. What comes in quick
/// succession is one signal of each kind, with all the drafts.
class ChangeRelay final : public QObject {
    Q_OBJECT

public:
    explicit ChangeRelay(ChangeBus& bus, QObject* parent = nullptr);

Q_SIGNALS:
    void changed(const countersign::Change& change);

protected:
    bool event(QEvent* event) override;

private:
    void keep(const Change& change); ///< on any thread

    std::mutex m_mutex;
    std::vector<Change> m_waiting; ///< one of a kind
    bool m_posted = false;
    ChangeBus::Subscription m_subscription; ///< last: ends first
};

} // namespace countersign
