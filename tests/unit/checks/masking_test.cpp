// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/reading/masking.h"

#include "tests/unit/checks/sample_draft.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

class MaskingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void masksOwnNames_data();
    void masksOwnNames();
};

void MaskingTest::masksOwnNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("company");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("masked");
    const auto row = [](const char* title, const char16_t* name, const char16_t* given,
                        const char16_t* company, const char16_t* text, const char16_t* masked) {
        QTest::newRow(title) << QString::fromUtf16(name) << QString::fromUtf16(given)
                             << QString::fromUtf16(company) << QString::fromUtf16(text)
                             << QString::fromUtf16(masked);
    };
    row("whole words, longest first", u"Ed Ed-Moss", u"Ed", u"Moss",
        u"Ed, Moss edited a mossy line; Ed Ed-Moss signed.",
        u"{first}, {company} edited a mossy line; {name} signed.");
    row("possessives", u"Orla Brandvold", u"Orla", u"Kestrel Freight Ltd",
        u"Orla's dock, Kestrel Freight's doors and Brandvold’s map",
        u"{first}'s dock, {company}'s doors and {name}’s map");
    row("German genitive", u"Silke Köhn", u"Silke", u"Nordwaren GmbH",
        u"Silkes Tor und Nordwarens Lager", u"{first}s Tor und {company}s Lager");
    row("short name of the firm", u"Orla Brandvold", u"Orla", u"Kestrel Freight Ltd",
        u"Kestrel Freight Ltd, Kestrel Freight or Kestrel; a kestrel flew by.",
        u"{company}, {company} or {company}; a kestrel flew by.");
    row("a firm with a common first word", u"Orla Brandvold", u"Orla", u"Global Foods Ltd",
        u"Global trade hit Global Foods.", u"Global trade hit {company}.");
    row("a name that is a function word", u"Will May", u"Will", u"Acme",
        u"Will you send it? I told Will. May is near.",
        u"Will you send it? I told {first}. May is near.");
    row("in capitals", u"Orla Brandvold", u"Orla", u"Acme", u"ORLA, look", u"{first}, look");
    row("typed in small letters", u"orla brandvold", u"orla", u"Acme", u"Hi Orla, an orlando",
        u"Hi {first}, an orlando");
    row("marks stay", u"Orla Brandvold", u"Orla", u"Acme", u"Acme [@r1] and Orla [@s2]",
        u"{company} [@r1] and {first} [@s2]");
}

void MaskingTest::masksOwnNames()
{
    QFETCH(QString, name);
    QFETCH(QString, given);
    QFETCH(QString, company);
    QFETCH(QString, text);
    Addressee person = sample::orla();
    person.name = name;
    person.given = given;
    person.company = company;
    const text::Analysis analysis = text::analyse(text, text::Language::English);
    QTEST(checks::masked(text, ownNames(analysis, person)), "masked");
}

QTEST_GUILESS_MAIN(MaskingTest)
#include "masking_test.moc"
