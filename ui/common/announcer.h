// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace countersign {

/// Has what stands in `widget` (its accessible name) read out, wherever the focus is. Qt 6.4 has no
/// announcements of its own: a screen reader on Linux speaks a notification when it is shown.
void announce(QWidget& widget);

/// Says what came of something to those who cannot see it. Takes no place. GUI thread.
class Announcer final : public QWidget {
    Q_OBJECT

public:
    explicit Announcer(QWidget* parent);

    void say(const QString& words);
};

/// Makes announcers and notices notifications for assistive technology; once, before they are asked for.
void installAccessibleRoles();

} // namespace countersign
