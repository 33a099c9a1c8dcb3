// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign {

/// Any text as a tool tip that shows its characters, lines and spaces as they are. Qt takes what looks like
/// markup for markup, and wraps nothing else; so this is markup, of which none is the text's own.
[[nodiscard]] inline QString plainToolTip(const QString& text)
{
    using namespace Qt::StringLiterals;
    if (text.isEmpty())
        return {};
    return QString(u"<p style=\"white-space: pre-wrap\">"_s % text.toHtmlEscaped() % u"</p>"_s);
}

} // namespace countersign
