// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/missing_display.h"

#include <QString>
#include <QtGlobal>

#include <atomic>
#include <cstdio>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

std::atomic_bool starting{false};
QtMessageHandler usual = nullptr;

void handle(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (message.startsWith("QStandardPaths: "_L1))
        return;
    if (starting && type == QtFatalMsg) {
        std::fputs(
            "countersign: There is no display to open a window on. Start it from a desktop, set "
            "DISPLAY or WAYLAND_DISPLAY, or use countersign-cli.\n",
            stderr);
        std::_Exit(1);
    }
    if (starting && QLatin1String(context.category).startsWith("qt.qpa"_L1))
        return;
    usual(type, context, message);
}

} // namespace

void expectDisplay()
{
    starting = true;
    usual = qInstallMessageHandler(handle);
}

void displayIsThere()
{
    starting = false;
}

} // namespace countersign
