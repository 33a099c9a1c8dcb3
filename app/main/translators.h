// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QTranslator>

namespace countersign {

/// The texts of the application and of Qt in one language, for as long as it lives; English where there is
/// no other. Made after the application object. Holds the catalogues as resources.
class Translators {
public:
    explicit Translators(const QLocale& locale);
    ~Translators();
    Translators(const Translators&) = delete;
    Translators& operator=(const Translators&) = delete;

private:
    QTranslator m_ours;
    QTranslator m_qt;
};

} // namespace countersign
