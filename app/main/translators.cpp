// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/translators.h"

#include <QCoreApplication>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace countersign {

Translators::Translators(const QLocale& locale)
{
    // English has a catalogue of its own for its plurals: without one, "1 blocker(s)" would be read.
    if (m_ours.load(locale, u"countersign"_s, u"_"_s, u":/i18n"_s) ||
        m_ours.load(u":/i18n/countersign_en.qm"_s))
        QCoreApplication::installTranslator(&m_ours);
    if (m_qt.load(locale, u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
}

Translators::~Translators()
{
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_ours);
}

} // namespace countersign
