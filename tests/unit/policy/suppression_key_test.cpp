// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/suppression_key.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::policy;

namespace {
const QByteArray teamKey = "a key of the team";
}

class SuppressionKeyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void normalForms_data();
    void normalForms();
    void whatNamesAProspect_data();
    void whatNamesAProspect();
    void keysNeedTheTeamsKey();
};

void SuppressionKeyTest::normalForms_data()
{
    QTest::addColumn<SuppressionKind>("kind");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("country");
    QTest::addColumn<QString>("form");
    using enum SuppressionKind;
    QTest::newRow("mail case") << Email << u" Jo.EBNER@Firma.Example "_s << QString()
                               << u"jo.ebner@firma.example"_s;
    QTest::newRow("mail link") << Email << u"mailto:Jo@Firma.example?subject=Hi"_s << QString()
                               << u"jo@firma.example"_s;
    QTest::newRow("mail with a name")
        << Email << u"Jo Ebner <jo@firma.example>"_s << QString() << u"jo@firma.example"_s;
    QTest::newRow("mail, invisible characters")
        << Email << u"\u200Bjo@firma.example\uFEFF"_s << QString() << u"jo@firma.example"_s;
    QTest::newRow("mail, domain as DNS has it")
        << Email << u"jo@XN--mller-kva.example"_s << QString() << u"jo@müller.example"_s;
    QTest::newRow("domain, decomposed")
        << Domain << u"mu\u0308ller.example"_s << QString() << u"müller.example"_s;
    QTest::newRow("domain, everybody at")
        << Domain << u"*@Firma.example"_s << QString() << u"firma.example"_s;
    QTest::newRow("domain, everything below")
        << Domain << u"*.firma.example"_s << QString() << u"firma.example"_s;
    QTest::newRow("phone link") << Phone << u"tel:+44-7700-900127"_s << QString()
                                << u"+447700900127"_s;
    QTest::newRow("mail without at") << Email << u"jo.ebner"_s << QString() << QString();
    QTest::newRow("domain of an address")
        << Domain << u"https://www.Quarz.example/contact"_s << QString() << u"quarz.example"_s;
    QTest::newRow("domain with at")
        << Domain << u"@quarz.example"_s << QString() << u"quarz.example"_s;
    QTest::newRow("not a domain") << Domain << u"quarz"_s << QString() << QString();
    QTest::newRow("double zero, trunk zero")
        << Phone << u"0044 (0)7700 900-127"_s << QString() << u"+447700900127"_s;
    QTest::newRow("national with country")
        << Phone << u"07700 900127"_s << u"United Kingdom"_s << u"+447700900127"_s;
    QTest::newRow("national, German name")
        << Phone << u"030 23125 044"_s << u"Deutschland"_s << u"+493023125044"_s;
    QTest::newRow("national without country")
        << Phone << u"07700 900127"_s << QString() << u"07700900127"_s;
    // Ten digits are a possible number in Ethiopia; without a country they are a number of none.
    QTest::newRow("ten digits without country")
        << Phone << u"0770090012"_s << QString() << u"0770090012"_s;
    QTest::newRow("ten digits, blank country")
        << Phone << u"0770090012"_s << u" "_s << u"0770090012"_s;
    QTest::newRow("domain with words")
        << Domain << u"the depot at quarz.example"_s << QString() << QString();
    QTest::newRow("domain, starts in front of starts")
        << Domain << u"www.*.www.quarz.example"_s << QString() << u"quarz.example"_s;
    QTest::newRow("profile of nobody") << Profile << u"https://"_s << QString() << QString();
    QTest::newRow("profile that asks for another")
        << Profile << u"people.example/in/jo?from=https://www.rook.example/x"_s << QString()
        << u"people.example/in/jo"_s;
    QTest::newRow("profile, starts in front of starts")
        << Profile << u"http://https://www.www.people.example/in/jo/ /"_s << QString()
        << u"people.example/in/jo"_s;
    QTest::newRow("profile") << Profile << u"HTTPS://www.People.example/in/Jo-Ebner/?trk=1"_s
                             << QString() << u"people.example/in/jo-ebner"_s;
}

void SuppressionKeyTest::normalForms()
{
    QFETCH(SuppressionKind, kind);
    QFETCH(QString, value);
    QFETCH(QString, country);
    QFETCH(QString, form);
    QCOMPARE(normalForm(kind, value, country), form);
    QCOMPARE(normalForm(kind, form, country), form); // what is in the form stays in it
}

void SuppressionKeyTest::whatNamesAProspect_data()
{
    QTest::addColumn<SuppressionKind>("kind");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("names");
    using enum SuppressionKind;
    QTest::newRow("address") << Email << u"ADA@Mail.Rook.Example"_s << true;
    QTest::newRow("another address") << Email << u"ada@rook.example"_s << false;
    QTest::newRow("mail's own domain") << Domain << u"mail.rook.example"_s << true;
    QTest::newRow("domain above") << Domain << u"rook.example"_s << true;
    QTest::newRow("account's domain") << Domain << u"rookworks.example"_s << true;
    QTest::newRow("part of a label") << Domain << u"ook.example"_s << false;
    QTest::newRow("number written otherwise") << Phone << u"+44 (0) 7700 900 456"_s << true;
    QTest::newRow("record id") << Person << u"80904"_s << true;
    QTest::newRow("profile") << Profile << u"https://people.example/in/ada"_s << true;
}

void SuppressionKeyTest::whatNamesAProspect()
{
    QFETCH(SuppressionKind, kind);
    QFETCH(QString, value);
    QFETCH(bool, names);
    Prospect prospect;
    prospect.id = ProspectId(u"prospect:p1"_s);
    prospect.name = u"Ada Rook"_s;
    prospect.email = u"ada@mail.rook.example"_s;
    prospect.phone = u"07700 900456"_s;
    prospect.country = u"UK"_s;
    prospect.profileUrl = u"people.example/in/Ada/"_s;
    prospect.externalIds = {{u"Record ID"_s, u"80904"_s}};
    Account account;
    account.name = u"Rook Works"_s;
    account.domain = u"rookworks.example"_s;
    const std::set<QString> keys = suppressionKeysOf(teamKey, prospect, &account);
    QCOMPARE(keys.contains(suppressionKey(teamKey, kind, normalForm(kind, value))), names);
    QVERIFY(keys.contains(suppressionKey(teamKey, SuppressionKind::Person,
                                         personForm(u"ada  ROOK"_s, u"rook works"_s))));
    // A name that was copied from a page brings along what nobody sees.
    QVERIFY(keys.contains(suppressionKey(teamKey, SuppressionKind::Person,
                                         personForm(u"Ada\u200b Rook"_s, u"Rook\u00ad Works"_s))));
}

void SuppressionKeyTest::keysNeedTheTeamsKey()
{
    const QString form = u"ada@rook.example"_s;
    QVERIFY(suppressionKey(teamKey, SuppressionKind::Email, form) !=
            suppressionKey("another key", SuppressionKind::Email, form));
    QVERIFY(!suppressionKey(teamKey, SuppressionKind::Email, form).contains(form));
}

QTEST_GUILESS_MAIN(SuppressionKeyTest)
#include "suppression_key_test.moc"
