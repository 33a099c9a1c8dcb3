// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/review_service.h"
#include "tests/gui/window_bench.h"
#include "ui/review/copy_editor.h"
#include "ui/review/queue_view.h"
#include "ui/review/review_page.h"

#include <QAbstractButton>
#include <QFile>
#include <QScrollArea>

namespace countersign::testing {

/// The window over a fresh copy of the team's workspace, Mara acting, the list in hand.
struct TeamWindow : WindowBench {
    QString path;

    explicit TeamWindow(const QString& made,
                        const QString& actingAs = QStringLiteral("Mara Lindqvist"))
        : path(file(QStringLiteral("team.countersign")))
    {
        QFile::copy(made, path);
        open(path, actingAs);
        list()->setFocus();
    }

    [[nodiscard]] QueueView* list() const { return find<QueueView>(QStringLiteral("queue")); }
    [[nodiscard]] CopyEditor* editor() const
    {
        return find<CopyEditor>(QStringLiteral("copyEditor"));
    }
    [[nodiscard]] ReviewModels& models() const { return window->workspace()->review().models(); }
    [[nodiscard]] QString person() const
    {
        const auto& view = models().loader.view();
        return view ? view->prospect.name : QString();
    }
    /// Presses a key where the focus is.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        settle();
    }
    void type(const QString& text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    void click(const QString& button)
    {
        auto* widget = find<QWidget>(button);
        for (QWidget* around = widget->parentWidget(); around; around = around->parentWidget()) {
            if (auto* scroll = qobject_cast<QScrollArea*>(around))
                scroll->ensureWidgetVisible(widget);
        }
        QTest::mouseClick(widget, Qt::LeftButton);
        settle();
    }
    [[nodiscard]] bool canApprove() const
    {
        return find<QWidget>(QStringLiteral("review.approve.button"))->isEnabled();
    }
};

} // namespace countersign::testing
