// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/languages/phrases.h"

using namespace Qt::StringLiterals;

namespace countersign::generation {

const QStringList& Phrases::of(const QString& key) const
{
    static const QStringList none;
    for (QString k = key; !k.isEmpty();) {
        const auto found = wordings.find(k);
        if (found != wordings.end())
            return found->second;
        const qsizetype dot = k.lastIndexOf(u'.');
        k = dot < 0 ? QString() : k.left(dot);
    }
    return none;
}

const QStringList& Phrases::of(const QString& channel, const QString& key,
                               const QString& kind) const
{
    for (const QString& narrowed :
         {QString(channel + u'.' + key + u'.' + kind), QString(channel + u'.' + key)}) {
        const auto found = wordings.find(narrowed);
        if (found != wordings.end())
            return found->second;
    }
    return of(QString(key + u'.' + kind));
}

} // namespace countersign::generation
