// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/spell_checker.h"

#include "tests/unit/checks/sample_draft.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

class LanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheWrongLanguage();
    void spellsWithTheNamesInHand();
    void saysThatThereIsNoDictionary();
    void findsBrokenCharacters_data();
    void findsBrokenCharacters();
    void leavesHonestCharactersAlone_data();
    void leavesHonestCharactersAlone();
};

namespace {

/// A dictionary of a few words.
class FewWords : public SpellChecker {
public:
    bool hasDictionary(text::Language language) const override
    {
        return language == text::Language::English;
    }
    bool isKnown(const QString& word, text::Language) const override
    {
        static const QStringList words{u"the"_s,  u"ramp"_s,   u"is"_s,  u"slow"_s,  u"may"_s,
                                       u"send"_s, u"map"_s,    u"hi"_s,  u"i"_s,     u"doesn't"_s,
                                       u"work"_s, u"spares"_s, u"for"_s, u"three"_s, u"ports"_s};
        return words.contains(word.toLower());
    }
    QStringList suggestions(const QString& word, text::Language) const override
    {
        return word == u"rmap" ? QStringList{u"ramp"_s} : QStringList();
    }
};

QStringList misspelt(const CheckInput& input, const SpellChecker& spelling)
{
    QStringList words;
    for (const Finding& finding : check(input, {}, &spelling).findings) {
        if (finding.check == u"language.spelling")
            words.append(finding.reason == u"misspelled" ? finding.excerpt : finding.reason);
    }
    return words;
}

} // namespace

void LanguageTest::findsTheWrongLanguage()
{
    const QString german =
        u"Guten Tag Frau Brandvold, ich habe eine Karte der Tore erstellt und schicke sie gern."_s;
    CheckInput input = sample::draft(Channel::Email, german);
    const std::vector<Finding> found = sample::findingsOf(input, "language.mismatch");
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().args, (QStringList{u"de"_s, u"en"_s}));
    QCOMPARE(misspelt(input, FewWords()), QStringList()); // one finding, no spelling
    input.language = text::Language::German;
    QVERIFY(sample::findingsOf(input, "language.mismatch").empty());
    QVERIFY(sample::findingsOf(sample::draft(Channel::Sms, u"Ok?"_s), "language.mismatch").empty());
}

void LanguageTest::spellsWithTheNamesInHand()
{
    CheckInput input = sample::draft(
        Channel::Email, u"Hi Orla, the rmap is slow, the tallybox doesn’t work [@k1]."_s);
    const FewWords spelling;
    QCOMPARE(misspelt(input, spelling), (QStringList{u"rmap"_s, u"tallybox"_s}));
    input.evidence = {sample::evidence(u"k1"_s, Input::Knowledge, u"A Tallybox counts lifts."_s)};
    QCOMPARE(misspelt(input, spelling), QStringList{u"rmap"_s});
    for (const Finding& finding : check(input, {}, &spelling).findings) {
        if (finding.check == u"language.spelling")
            QCOMPARE(finding.fix->replacement, u"ramp"_s);
    }
}

void LanguageTest::saysThatThereIsNoDictionary()
{
    CheckInput input = sample::draft(Channel::Email, u"Le quai est lent et la rampe est courte."_s);
    input.language = text::Language::French;
    QCOMPARE(misspelt(input, FewWords()), QStringList{u"not_checked"_s});
    QCOMPARE(sample::reasonsOf(input, "language.spelling"), QStringList{u"not_checked"_s});
}

void LanguageTest::findsBrokenCharacters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("excerpt");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("replacement");
    QTest::newRow("umlaut") << u"MÃ¼ller"_s << u"Ã¼"_s << u"mojibake"_s << u"ü"_s;
    QTest::newRow("degree") << u"2 Â°C"_s << u"Â°"_s << u"mojibake"_s << u"°"_s;
    QTest::newRow("apostrophe") << u"itâ€™s"_s << u"â€™"_s << u"mojibake"_s << u"’"_s;
    QTest::newRow("Polish") << u"Å‚adny"_s << u"Å‚"_s << u"mojibake"_s << u"ł"_s;
    QTest::newRow("lost") << u"M\uFFFDller"_s << u"\uFFFD"_s << u"replacement_character"_s
                          << QString();
    QTest::newRow("bell") << u"a\u0007b"_s << u"\u0007"_s << u"control_character"_s << QString();
    QTest::newRow("override") << u"a\u202Eb"_s << u"\u202E"_s << u"bidi_override"_s << QString();
}

void LanguageTest::findsBrokenCharacters()
{
    QFETCH(QString, text);
    QFETCH(QString, excerpt);
    QFETCH(QString, reason);
    QFETCH(QString, replacement);
    const std::vector<Finding> found =
        sample::findingsOf(sample::draft(Channel::Email, text), "language.encoding");
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().excerpt, excerpt);
    QCOMPARE(found.front().reason, reason);
    QCOMPARE(found.front().fix.has_value(), reason != u"replacement_character");
    if (found.front().fix)
        QCOMPARE(found.front().fix->replacement, replacement);
}

void LanguageTest::leavesHonestCharactersAlone_data()
{
    QTest::addColumn<QString>("text");
    for (const auto& text :
         {u"Spaß“ und „Ä“"_s, u"café”… naïve"_s, u"Åse – 5 °C"_s, u"a\tb\r\nc"_s,
          u"\U0001F69A\U0001F468\u200D\U0001F373"_s, u"São Paulo, Ã"_s, u"ÂGE"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void LanguageTest::leavesHonestCharactersAlone()
{
    QFETCH(QString, text);
    QCOMPARE(sample::excerptsOf(sample::draft(Channel::Email, text), "language.encoding"),
             QStringList());
}

QTEST_GUILESS_MAIN(LanguageTest)
#include "language_test.moc"
