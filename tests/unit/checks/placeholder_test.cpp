// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/checks/sample_draft.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

class PlaceholderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsMarks_data();
    void findsMarks();
    void findsValuesAndHoles_data();
    void findsValuesAndHoles();
    void leavesHonestTextAlone_data();
    void leavesHonestTextAlone();
    void readsTheSubjectToo();
    void knowsPeopleByTheirNames();
};

namespace {

constexpr auto id = "placeholder.unfilled";

CheckInput mail(const QString& text)
{
    return sample::draft(Channel::Email, text);
}

} // namespace

void PlaceholderTest::findsMarks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("liquid") << u"As {{ account.name | default: \"you\" }} grows."_s
                            << QStringList{u"{{ account.name | default: \"you\" }}"_s};
    QTest::newRow("single braces")
        << u"Dear {FIRST_NAME}, hello."_s << QStringList{u"{FIRST_NAME}"_s};
    QTest::newRow("dollar braces")
        << u"Your role as ${title} matters."_s << QStringList{u"${title}"_s};
    QTest::newRow("mailchimp") << u"*|LNAME|* asked."_s << QStringList{u"*|LNAME|*"_s};
    QTest::newRow("percent") << u"You, %JOB_TITLE%, know."_s << QStringList{u"%JOB_TITLE%"_s};
    QTest::newRow("angles") << u"<<add proof here>>"_s << QStringList{u"<<add proof here>>"_s};
    QTest::newRow("field in angles")
        << u"Hi <First Name>, hello."_s << QStringList{u"<First Name>"_s};
    QTest::newRow("field in brackets")
        << u"At [Company Name] you ship."_s << QStringList{u"[Company Name]"_s};
    QTest::newRow("note to the writer") << u"[insert a figure from the report]"_s
                                        << QStringList{u"[insert a figure from the report]"_s};
    QTest::newRow("German") << u"Guten Tag [Anrede] [Nachname],"_s
                            << QStringList{u"[Anrede]"_s, u"[Nachname]"_s};
    QTest::newRow("figure to come") << u"You cut losses by XX%."_s << QStringList{u"XX"_s};
    QTest::newRow("to be done") << u"It costs TBD a month."_s << QStringList{u"TBD"_s};
}

void PlaceholderTest::findsMarks()
{
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    QCOMPARE(sample::excerptsOf(mail(text), id), expected);
}

void PlaceholderTest::findsValuesAndHoles_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("excerpt");
    QTest::addColumn<QString>("reason");
    QTest::newRow("undefined name")
        << u"Hello undefined, a question."_s << u"undefined"_s << u"name_missing"_s;
    QTest::newRow("None") << u"Hi None, a question."_s << u"None"_s << u"name_missing"_s;
    QTest::newRow("object") << u"Dear [object Object], hello."_s << u"[object Object]"_s
                            << u"value_missing"_s;
    QTest::newRow("null behind a preposition")
        << u"An idea for null."_s << u"null"_s << u"value_missing"_s;
    QTest::newRow("NaN") << u"You ship NaN boxes."_s << u"NaN"_s << u"value_missing"_s;
    QTest::newRow("greeting without a name")
        << u"Hi , saw the depot."_s << u"Hi ,"_s << u"name_missing"_s;
    QTest::newRow("two prepositions")
        << u"We planned growth for in 2027."_s << u"for in"_s << u"hole"_s;
    QTest::newRow("preposition before a comma")
        << u"The team at , and you."_s << u"at ,"_s << u"hole"_s;
}

void PlaceholderTest::findsValuesAndHoles()
{
    QFETCH(QString, text);
    QFETCH(QString, excerpt);
    QFETCH(QString, reason);
    const std::vector<Finding> found = sample::findingsOf(mail(text), id);
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().excerpt, excerpt);
    QCOMPARE(found.front().reason, reason);
    QCOMPARE(found.front().severity, Severity::Blocker);
    QCOMPARE(QStringView(text).sliced(found.front().start, excerpt.size()), excerpt);
}

void PlaceholderTest::leavesHonestTextAlone_data()
{
    QTest::addColumn<QString>("text");
    for (const auto& text :
         {u"He wrote \"their going [sic] home\" for $40."_s, u"The dock opened [@r1]."_s,
          u"They said \"[the firm] will grow\"."_s, u"An array of 3 [2] and [1-3]."_s,
          u"None of your ports lost a load."_s, u"The contract is null and void."_s,
          u"Hi there, saw the depot."_s, u"Hi, saw the depot."_s,
          u"What do you look for in a port?"_s, u"This is what you paid for in March."_s,
          u"Good for at least two ports."_s, u"Your margin fell by 4% to 11% of sales."_s,
          u"See <https://kestrel.example/a>."_s, u"The term is undefined in the contract."_s,
          u"Back to in-house teams."_s})
        QTest::newRow(qPrintable(text)) << text;
}

void PlaceholderTest::leavesHonestTextAlone()
{
    QFETCH(QString, text);
    QCOMPARE(sample::excerptsOf(mail(text), id), QStringList());
}

void PlaceholderTest::readsTheSubjectToo()
{
    CheckInput input = mail(u"Hi Orla, hello."_s);
    input.subject = u"AN IDEA FOR {COMPANY}"_s;
    const std::vector<Finding> found = sample::findingsOf(input, id);
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().field, Field::Subject);
    QCOMPARE(found.front().start, 12);
}

void PlaceholderTest::knowsPeopleByTheirNames()
{
    CheckInput input = mail(u"Dear Mr Null, a question."_s);
    input.prospect.name = u"Christopher Null"_s;
    input.prospect.given = u"Christopher"_s;
    QCOMPARE(sample::excerptsOf(input, id), QStringList());
}

QTEST_GUILESS_MAIN(PlaceholderTest)
#include "placeholder_test.moc"
