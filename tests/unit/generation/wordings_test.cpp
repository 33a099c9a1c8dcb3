// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/engine.h"
#include "app/generation/languages/phrases.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::generation;

/// The composer's own words need no evidence: put around what the evidence says, none of them blocks.
class WordingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingOfTheirOwnIsClaimed_data();
    void nothingOfTheirOwnIsClaimed();
    void oneAskEach_data();
    void oneAskEach();
};

namespace {

/// One language with something to say in it.
struct Speaker {
    text::Language language;
    QString tag;
    QString greeting;
    QString said;      ///< a whole sentence
    QString addressed; ///< told to the reader
    QString evidence;
    QString thing;
    QString ask;
};

const std::vector<Speaker>& speakers()
{
    static const std::vector<Speaker> all{
        {text::Language::English, u"en"_s, u"Ada, "_s,
         u"The feed pump in Halden stops twelve times a month."_s,
         u"You want to start with the feed pump in Halden."_s,
         u"\"The feed pump in Halden stops twelve times a month.\" She wants to start with the "
         u"feed "
         "pump in Halden."_s,
         u"our Pump Log (paper machine)"_s, u"May I send it to you?"_s},
        {text::Language::German, u"de"_s, u"Guten Tag Frau Lund, "_s,
         u"Die Speisepumpe in Halden steht zwölfmal im Monat."_s,
         u"Sie möchten mit der Speisepumpe in Halden beginnen."_s,
         u"„Die Speisepumpe in Halden steht zwölfmal im Monat.“ Sie möchte mit der Speisepumpe in "
         "Halden beginnen."_s,
         u"unser Muster (Pumpenbuch)"_s, u"Darf ich es Ihnen schicken?"_s},
        {text::Language::French, u"fr"_s, u"Bonjour Madame Lund, "_s,
         u"La pompe de Halden s'arrête douze fois par mois."_s,
         u"Vous voulez commencer par la pompe de Halden."_s,
         u"« La pompe de Halden s'arrête douze fois par mois. » Elle veut commencer par la pompe "
         u"de "
         "Halden."_s,
         u"notre échantillon (journal des pompes)"_s, u"Puis-je vous l'envoyer ?"_s}};
    return all;
}

QString filled(QString wording, const Speaker& speaker, const Phrases& phrases, bool isAddressed)
{
    const QString words = isAddressed ? speaker.addressed : speaker.said;
    const QString bare = words.chopped(1);
    const bool english = speaker.language == text::Language::English;
    const QString clause = isAddressed ? QString(bare.at(0).toLower() + bare.sliced(1) + u'.')
                                       : QString(u"in " + words);
    wording.replace(u"{quote}"_s, QString(phrases.quoteOpen + words + phrases.quoteClose));
    wording.replace(u"{bare}"_s, QString(phrases.quoteOpen + bare + phrases.quoteClose));
    wording.replace(u"{before}"_s,
                    QString(phrases.quoteOpen + bare + (english ? u","_s : QString()) +
                            phrases.quoteClose + (english ? QString() : u","_s)));
    wording.replace(u"{lead}"_s, bare);
    wording.replace(u"{clause}"_s, isAddressed ? clause : words);
    return wording.replace(u"{sentence}"_s, words);
}

checks::Report reportOn(const Speaker& speaker, const QString& text)
{
    checks::CheckInput input;
    input.channel = Channel::LinkedIn;
    input.text = text;
    input.prospect.name = u"Ada Lund"_s;
    input.prospect.given = u"Ada"_s;
    input.prospect.family = u"Lund"_s;
    input.prospect.company = u"Cedar Board"_s;
    input.prospect.locale = speaker.tag;
    input.language = speaker.language;
    input.today = QDate(2026, 11, 24);
    checks::LabelledEvidence evidence;
    evidence.label = u"c1"_s;
    evidence.evidence.id = EvidenceId(u"e1"_s);
    evidence.evidence.input = Input::Crm;
    evidence.evidence.kind = u"call"_s;
    evidence.evidence.text = speaker.evidence;
    evidence.evidence.observedOn = QDate(2026, 11, 2);
    evidence.aboutName = u"Ada Lund"_s;
    input.evidence = {evidence};
    return checks::Checker().check(input);
}

QString blockersIn(const checks::Report& report)
{
    QStringList found;
    for (const Finding& finding : report.findings) {
        if (finding.severity == Severity::Blocker)
            found.append(QString(finding.check + u" “" + finding.excerpt + u"”"));
    }
    return found.join(u"; "_s);
}

} // namespace

void WordingsTest::nothingOfTheirOwnIsClaimed_data()
{
    QTest::addColumn<int>("speaker");
    QTest::addColumn<QString>("text");
    static const QStringList around{u"quote"_s, u"fragment"_s, u"fact"_s, u"addressed"_s,
                                    u"value"_s, u"limit"_s,    u"proof"_s};
    for (std::size_t i = 0; i < speakers().size(); ++i) {
        const Speaker& speaker = speakers().at(i);
        const Phrases& phrases = phrasesFor(speaker.language);
        for (const auto& [key, wordings] : phrases.wordings) {
            QString kind = key;
            if (kind.startsWith(u"after."_s))
                kind = kind.sliced(6);
            if (!around.contains(kind.section(u'.', 0, 0)))
                continue;
            for (qsizetype w = 0; w < wordings.size(); ++w) {
                QString said =
                    filled(wordings.at(w), speaker, phrases, kind.startsWith(u"addressed"_s));
                said = said.endsWith(u'.') ? QString(said.chopped(1) + u" [@c1]."_s)
                                           : QString(said + u" [@c1]"_s);
                QTest::newRow(qPrintable(u"%1 %2 %3"_s.arg(speaker.tag, key).arg(w)))
                    << static_cast<int>(i) << QString(speaker.greeting + said + u' ' + speaker.ask);
            }
        }
    }
}

void WordingsTest::nothingOfTheirOwnIsClaimed()
{
    QFETCH(int, speaker);
    QFETCH(QString, text);
    const Speaker& by = speakers().at(static_cast<std::size_t>(speaker));
    const QString blockers = blockersIn(reportOn(by, text));
    QVERIFY2(blockers.isEmpty(), qPrintable(QString(blockers + u"\n" + text)));
}

void WordingsTest::oneAskEach_data()
{
    QTest::addColumn<int>("speaker");
    QTest::addColumn<QString>("text");
    for (std::size_t i = 0; i < speakers().size(); ++i) {
        const Speaker& speaker = speakers().at(i);
        const QString why = QString(speaker.addressed.chopped(1) + u" [@c1]. "_s);
        for (const QString& key : {u"ask"_s, u"sms.ask"_s, u"whatsapp.ask"_s}) {
            const QStringList& wordings = phrasesFor(speaker.language).of(key);
            for (qsizetype w = 0; w < wordings.size(); ++w) {
                QString ask = wordings.at(w);
                ask.replace(u"{thing}"_s, speaker.thing);
                QTest::newRow(qPrintable(u"%1 %2 %3"_s.arg(speaker.tag, key).arg(w)))
                    << static_cast<int>(i) << QString(speaker.greeting + why + ask);
            }
        }
    }
}

void WordingsTest::oneAskEach()
{
    QFETCH(int, speaker);
    QFETCH(QString, text);
    const Speaker& by = speakers().at(static_cast<std::size_t>(speaker));
    const checks::Report report = reportOn(by, text);
    QVERIFY2(blockersIn(report).isEmpty(), qPrintable(QString(blockersIn(report) + u"\n" + text)));
    for (const Finding& finding : report.findings)
        QVERIFY2(finding.check != u"ask.count", qPrintable(text));
}

QTEST_GUILESS_MAIN(WordingsTest)
#include "wordings_test.moc"
