// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/wording/catalogue.h"

#include <QCoreApplication>
#include <QHash>

namespace countersign::wording {

namespace {

QHash<QString, const char*> allEntries()
{
    QHash<QString, const char*> texts;
    for (const std::span<const Entry> table :
         {decisionEntries(), roleEntries(), writingEntries(), deliveryEntries(), fileEntries(),
          rowEntries(), workspaceEntries(), whyEntries(), syncEntries()}) {
        for (const Entry& entry : table)
            texts.insert(QString::fromLatin1(entry.id), entry.text);
    }
    return texts;
}

/// Puts the args in their places in one pass: what an arg holds is text, never a place.
QString filled(const QString& text, const QStringList& args)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isPlace = text[i] == u'%' && i + 1 < text.size() && text[i + 1].isDigit();
        if (!isPlace) {
            result.append(text[i]);
            continue;
        }
        const qsizetype index = text[++i].digitValue() - 1;
        if (index >= 0 && index < args.size())
            result.append(args[index]);
    }
    return result;
}

} // namespace

QString sentence(const QString& id, const QStringList& args)
{
    static const QHash<QString, const char*> texts = allEntries();
    const auto it = texts.constFind(id);
    if (it == texts.constEnd())
        return {};
    return filled(QCoreApplication::translate("Messages", *it), args);
}

} // namespace countersign::wording
