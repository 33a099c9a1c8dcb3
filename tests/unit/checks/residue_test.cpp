// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/checks/sample_draft.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

class ResidueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsResidue_data();
    void findsResidue();
    void leavesHonestTextAlone_data();
    void leavesHonestTextAlone();
};

namespace {

constexpr auto id = "output.residue";

} // namespace

void ResidueTest::findsResidue_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("excerpt");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char16_t* text, const char16_t* excerpt,
                        const char16_t* reason) {
        QTest::newRow(name) << QString::fromUtf16(text) << QString::fromUtf16(excerpt)
                            << QString::fromUtf16(reason);
    };
    row("preamble", u"Certainly! Here's a shorter draft:\n\nHi Orla,\n\nMay I send the map?\n\nKit",
        u"Certainly! Here's a shorter draft:", u"preamble");
    row("German preamble",
        u"Natürlich! Hier ist die E-Mail:\n\nHi Orla,\n\nMay I send the map?\n\nKit",
        u"Natürlich! Hier ist die E-Mail:", u"preamble");
    row("afterword",
        u"Hi Orla,\n\nMay I send the map?\n\nBest,\nKit\n\nWant it shorter, or a different tone?",
        u"Want it shorter, or a different tone?", u"afterword");
    row("subject line", u"Subject: Spares in Moss\n\nHi Orla,\n\nMay I send the map?",
        u"Subject: Spares in Moss", u"subject_line");
    row("German subject line", u"Betreff: Ersatzteile\n\nHi Orla,\n\nMay I send the map?",
        u"Betreff: Ersatzteile", u"subject_line");
    row("bold", u"Hi Orla, the **crane order** is out. May I send the map?", u"**crane order**",
        u"markdown");
    row("heading", u"## Spares\n\nHi Orla, may I send the map?", u"## Spares", u"markdown");
    row("link", u"Hi Orla, see [the map](https://kestrel.example/m). May I?",
        u"[the map](https://kestrel.example/m)", u"markdown");
    row("reasoning", u"<think>She may be busy.</think>Hi Orla, may I send the map?", u"<think>",
        u"reasoning");
    row("cut off", u"Hi Orla, the crane order went to the", u"the crane order went to the",
        u"cut_off");
    row("without its stop", u"Hi Orla, the order for the cranes went to a bid",
        u"the order for the cranes went to a bid", u"cut_off");
}

void ResidueTest::findsResidue()
{
    QFETCH(QString, text);
    QFETCH(QString, excerpt);
    QFETCH(QString, reason);
    CheckInput input = sample::draft(Channel::Email, text);
    if (text.startsWith(u"Nat"_s))
        input.language = text::Language::German;
    const std::vector<Finding> found = sample::findingsOf(input, id);
    QVERIFY(!found.empty());
    QCOMPARE(found.front().excerpt, excerpt);
    QCOMPARE(found.front().reason, reason);
    QCOMPARE(found.front().severity, Severity::Blocker);
}

void ResidueTest::leavesHonestTextAlone_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char16_t* text) {
        QTest::newRow(name) << QString::fromUtf16(text);
    };
    row("letter", u"Hi Orla,\n\nSure, the dock is small [@r1]. May I send the map?\n\nBest,\nKit");
    row("numbered list",
        u"Hi Orla,\n\n1. Moss [@r1].\n2. Oslo [@r2].\n\nMay I send the map?\n\nKit");
    row("talking points", u"- Open: the dock in Moss\n- Ask: may I send the map?");
    row("way out at the end", u"Orla, may I send the map? Kit, Kestrel. STOP to opt out");
    row("legitimate question",
        u"Hi Orla, the dock is open [@r1]. Would you like me to send the map?");
    row("the word subject", u"Hi Orla, spares are a subject: yours. May I send the map?");
    row("stars", u"Hi Orla, 5 * 3 doors make 15 [@r1]. May I send the map?");
    row("signature without a stop",
        u"Hi Orla, may I send the map?\n\nKit Dale\nHead of Maps at Lumo");
    row("quotation", u"Orla, \"the dock nobody owns\" [@r1]. May I send the map?");
}

void ResidueTest::leavesHonestTextAlone()
{
    QFETCH(QString, text);
    QCOMPARE(sample::excerptsOf(sample::draft(Channel::Email, text), id), QStringList());
}

QTEST_GUILESS_MAIN(ResidueTest)
#include "residue_test.moc"
