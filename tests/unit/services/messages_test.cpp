// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/messages.h"

#include "app/policy/permissions.h"
#include "app/services/wording/catalogue.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using namespace countersign;

namespace {

const QStringList samples{u"one"_s, u"two"_s, u"three"_s};

/// The names that the sources give to refusals and bad input.
std::set<QString> idsIn(const QString& folder)
{
    static const QRegularExpression made(
        uR"re((?:refusal|badInput|notFound|fileProblem|\w*[eE]rror)\(\s*(?:[^;\x22]{0,40}?,\s*)?u"([a-z_]+\.[a-z_.]+)"_s)re"_s);
    static const QRegularExpression named(uR"re(\.id = [^;,]*?u"([a-z_]+\.[a-z_.]+)"_s)re"_s);
    std::set<QString> ids;
    QDirIterator files(QStringLiteral(COUNTERSIGN_SOURCE_DIR) + folder, {u"*.cpp"_s, u"*.h"_s},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString source = QString::fromUtf8(file.readAll());
        for (const QRegularExpression& expression : {made, named}) {
            for (auto it = expression.globalMatch(source); it.hasNext();)
                ids.insert(it.next().captured(1));
        }
    }
    return ids;
}

} // namespace

class MessagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyErrorOfTheSourcesHasASentence();
    void everyRoleRefusalHasASentence();
    void everyStateHasASentenceForHoldingBack();
    void aSentenceHasNoPlaceLeftOpen();
    void argsAreTextAndNotPlaces();
    void anErrorSaysWhereItStands();
    void anUnknownIdStillGivesASentence();
    void wordsBecomeLabels();
    void aNoteWithItsArgument();
};

void MessagesTest::everyErrorOfTheSourcesHasASentence()
{
    std::set<QString> ids = idsIn(u"/app"_s);
    QVERIFY(ids.size() > 150); // the search itself works
    for (const QString& id : {u"workspace.io"_s, u"device.no_random"_s, u"audit.claimed"_s})
        QVERIFY2(ids.contains(id), qPrintable(id));
    // Told by the command line, made for the inside, or told with words of their own.
    for (const QString& inner : {u"usage"_s, u"import.dry_run"_s, u"story.verb"_s})
        ids.erase(inner);
    QStringList without;
    for (const QString& id : ids) {
        if (id.endsWith(u'.'))
            continue; // made of two parts: tested below
        if (wording::sentence(id, samples).isEmpty())
            without.append(id);
    }
    QCOMPARE(without, QStringList());
}

void MessagesTest::everyRoleRefusalHasASentence()
{
    for (const auto& [action, word] : EnumText<policy::Action>::words) {
        const QString id = u"role."_s + QString::fromLatin1(word);
        QVERIFY2(!wording::sentence(id, samples).isEmpty(), qPrintable(id));
    }
}

void MessagesTest::everyStateHasASentenceForHoldingBack()
{
    for (const policy::ReviewState state : policy::allReviewStates) {
        const QString id = u"delivery."_s + toText(state);
        QVERIFY2(state == policy::ReviewState::Ready || !wording::sentence(id, {}).isEmpty(),
                 qPrintable(id));
        QVERIFY(!label(state).isEmpty());
    }
}

void MessagesTest::aSentenceHasNoPlaceLeftOpen()
{
    for (const auto table :
         {wording::decisionEntries(), wording::roleEntries(), wording::writingEntries(),
          wording::deliveryEntries(), wording::fileEntries(), wording::rowEntries(),
          wording::workspaceEntries(), wording::whyEntries(), wording::syncEntries()}) {
        QVERIFY(!table.empty());
        for (const wording::Entry& entry : table) {
            const QString text = wording::sentence(QString::fromLatin1(entry.id), samples);
            QVERIFY2(!text.contains(u'%'), entry.id);
            QVERIFY2(!text.contains(u"  "_s), entry.id);
        }
    }
}

void MessagesTest::argsAreTextAndNotPlaces()
{
    QCOMPARE(wording::sentence(u"id.ambiguous"_s, {u"%2"_s, u"a, b"_s}),
             u"“%2” could be several. Use one of these ids: a, b."_s);
}

void MessagesTest::anErrorSaysWhereItStands()
{
    const QString text =
        message(badInput(u"setup.field_type"_s, u"setup.json:steps[2].channel"_s, {u"text"_s}));
    QCOMPARE(
        text,
        u"setup.json:steps[2].channel: This has to be text. Correct it and import the file again; "
        "“import setup --help” shows what a setup file looks like."_s);
    Error unknown{.code = ErrorCode::NotFound,
                  .id = u"user.unknown"_s,
                  .args = {u"Ada"_s},
                  .where = {},
                  .detail = {},
                  .candidates = {u"Mara"_s, u"Otto"_s}};
    QCOMPARE(message(unknown), u"There is no user “Ada”. Known here: Mara, Otto."_s);
    unknown.args = {QString()}; // nobody was named
    QCOMPARE(message(unknown),
             u"It is not known who acts here. Say who you are. Known here: Mara, Otto."_s);
}

void MessagesTest::anUnknownIdStillGivesASentence()
{
    QCOMPARE(message(refusal(u"rule.of_tomorrow"_s)), u"A rule says no. (rule.of_tomorrow)"_s);
}

void MessagesTest::wordsBecomeLabels()
{
    QCOMPARE(
        message(refusal(u"generation.missing_input"_s, {u"research"_s, u"crm"_s})),
        u"Too little is known here for a message that is not generic. What would help: a public "
        "page or article on the person or the firm (research), a note, mail or call with the "
        "person (CRM)."_s);
    QCOMPARE(
        message(refusal(u"generation.too_long"_s, {u"sms"_s, u"You want it all"_s})),
        u"For SMS this is too long, even in the fewest words: “You want it all”. Add a shorter "
        "note on the person, or take another channel."_s);
    QCOMPARE(message(refusal(u"role.approve"_s, {u"sdr"_s})),
             u"Your role (SDR) does not allow approving. A reviewer or a manager can."_s);
    QCOMPARE(message(refusal(u"decision.held"_s, {u"no_channel"_s})),
             u"It is held: Its step has no channel. Give the step a channel."_s);
}

void MessagesTest::aNoteWithItsArgument()
{
    QCOMPARE(reasonText(u"stale_evidence:Annual report: 2024"_s),
             u"Only older evidence was to be had: Annual report: 2024."_s);
    QCOMPARE(reasonText(u"something_new"_s), u"something_new"_s);
}

QTEST_GUILESS_MAIN(MessagesTest)
#include "messages_test.moc"
