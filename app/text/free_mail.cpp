// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/free_mail.h"

#include <algorithm>
#include <array>

namespace countersign::text {

namespace {

/// Hosts with one name. Sorted.
constexpr std::array hosts{
    QStringView(u"126.com"),        QStringView(u"163.com"),        QStringView(u"arcor.de"),
    QStringView(u"bluewin.ch"),     QStringView(u"btinternet.com"), QStringView(u"comcast.net"),
    QStringView(u"fastmail.com"),   QStringView(u"free.fr"),        QStringView(u"freenet.de"),
    QStringView(u"gmail.com"),      QStringView(u"googlemail.com"), QStringView(u"hey.com"),
    QStringView(u"icloud.com"),     QStringView(u"laposte.net"),    QStringView(u"libero.it"),
    QStringView(u"mac.com"),        QStringView(u"mail.com"),       QStringView(u"mail.ru"),
    QStringView(u"mailbox.org"),    QStringView(u"me.com"),         QStringView(u"naver.com"),
    QStringView(u"orange.fr"),      QStringView(u"posteo.de"),      QStringView(u"proton.me"),
    QStringView(u"protonmail.com"), QStringView(u"qq.com"),         QStringView(u"rediffmail.com"),
    QStringView(u"rocketmail.com"), QStringView(u"seznam.cz"),      QStringView(u"sfr.fr"),
    QStringView(u"t-online.de"),    QStringView(u"tutanota.com"),   QStringView(u"verizon.net"),
    QStringView(u"wanadoo.fr"),     QStringView(u"web.de"),         QStringView(u"wp.pl"),
    QStringView(u"ymail.com")};

/// Hosts with a name in many countries: "gmx.net", "yahoo.co.uk".
constexpr std::array families{QStringView(u"aol"),   QStringView(u"gmx"),   QStringView(u"hotmail"),
                              QStringView(u"live"),  QStringView(u"msn"),   QStringView(u"outlook"),
                              QStringView(u"yahoo"), QStringView(u"yandex")};

/// "com", "de", "co.uk": what can follow the name of a family.
bool isEnding(QStringView rest)
{
    const qsizetype dot = rest.indexOf(u'.');
    return dot < 0 ? rest.size() >= 2 : dot <= 3 && rest.size() - dot == 3;
}

} // namespace

bool isFreeMailHost(QStringView domain)
{
    if (std::binary_search(hosts.begin(), hosts.end(), domain))
        return true;
    const qsizetype dot = domain.indexOf(u'.');
    return dot > 0 &&
           std::find(families.begin(), families.end(), domain.first(dot)) != families.end() &&
           isEnding(domain.sliced(dot + 1));
}

} // namespace countersign::text
