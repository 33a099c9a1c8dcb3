// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/signoff/signoff_reader.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace countersign {

/// What is said of a buying committee.
class SignoffTest : public QObject {
    Q_OBJECT

private:
    static CommitteeMember member(const QString& name, const QString& persona, const QString& mail,
                                  const QString& note = {})
    {
        CommitteeMember person;
        person.name = name;
        person.title = u"Head"_s;
        person.persona = persona;
        const auto add = [&](const QString& id, Channel channel, const QString& text) {
            if (text.isEmpty())
                return;
            CommitteeMember::Message message;
            message.draft = DraftId(id);
            message.channel = channel;
            message.text = text;
            person.messages.push_back(message);
        };
        add(QString(u"draft:"_s + name + u"1"_s), Channel::Email, mail);
        add(QString(u"draft:"_s + name + u"2"_s), Channel::LinkedIn, note);
        return person;
    }

private Q_SLOTS:
    void aSoundCommitteeIsNotWarnedAbout()
    {
        AccountReport report;
        report.members = {member(u"Ada"_s, u"Finance"_s, u"a"_s),
                          member(u"Bela"_s, u"Sales"_s, u"b"_s)};
        QVERIFY(committeeWarnings(report).isEmpty());
    }

    void untypedAndDoublyTypedPeopleAreCalledOut()
    {
        AccountReport report;
        report.members = {member(u"Ada"_s, u"Finance"_s, u"a"_s),
                          member(u"Bela"_s, u"Finance"_s, u"b"_s), member(u"Cleo"_s, {}, u"c"_s)};
        report.sharedPersonas = {{u"Finance"_s, 2}};
        const QStringList warnings = committeeWarnings(report);
        QCOMPARE(warnings.size(), 2);
        QVERIFY(warnings[0].contains(u"Cleo"_s) && !warnings[0].contains(u"Ada"_s));
        QVERIFY(warnings[1].contains(u"Finance"_s) && warnings[1].contains(u"2"_s));
    }

    void eachIsShownWithTheChannelThatIsRead()
    {
        AccountReport report;
        report.members = {member(u"Ada"_s, u"Finance"_s, u"mail a"_s, u"note a"_s),
                          member(u"Bela"_s, u"Sales"_s, u"mail b"_s, u"note b"_s),
                          member(u"Cleo"_s, u"Legal"_s, {})};
        report.same = {{DraftId(u"draft:Ada2"_s), DraftId(u"draft:Bela2"_s), 0.81}};
        DraftView shown;
        shown.draft.id = DraftId(u"draft:Ada2"_s);
        shown.draft.channel = Channel::LinkedIn;
        const std::vector<CommitteeEntry> entries = committeeOf(report, shown);
        QCOMPARE(entries.size(), size_t(3));
        QVERIFY(entries[0].shown && !entries[1].shown);
        QCOMPARE(entries[0].text, u"note a"_s);
        QCOMPARE(entries[1].text, u"note b"_s);
        QVERIFY(entries[1].resembles.contains(u"Ada"_s) && entries[1].resembles.contains(u"81"_s));
        QVERIFY(!entries[2].draft.has_value());
        QVERIFY(entries[2].resembles.isEmpty());
    }

    void signingAllSaysWhatIsLeft()
    {
        std::vector<store::QueueRow> rows(3);
        rows[0].company = u"Pellworth"_s;
        rows[1].company = u"Pellworth"_s;
        rows[2].company = u"Sorrel"_s;
        rows[2].warnings = 1;
        QCOMPARE(signAllWords(rows, false).size(), 3);
        const QStringList words = signAllWords(rows, true);
        QCOMPARE(words.size(), 4);
        QVERIFY(words.first().contains(u"3"_s) && words.first().contains(u"2"_s));
    }
};

} // namespace countersign

QTEST_GUILESS_MAIN(countersign::SignoffTest)
#include "signoff_test.moc"
