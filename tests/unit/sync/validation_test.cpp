// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/document_rules.h"
#include "app/sync/validation.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::policy::Action;

namespace {

constexpr const char* me = "mara-lind";
constexpr const char* other = "jo-brandt";

/// Reads the function and a list of calls, and answers for each the rule that refused it, or "".
constexpr const char* harness = R"(
const fs = require('fs'), vm = require('vm');
const validate = vm.runInNewContext('(' + fs.readFileSync(process.argv[2], 'utf8') + ')');
const calls = JSON.parse(fs.readFileSync(process.argv[3], 'utf8'));
process.stdout.write(JSON.stringify(calls.map(c => {
  try { validate(c.doc, c.old, c.user, {}); return ''; }
  catch (e) { return e.forbidden || e.unauthorized || 'threw ' + e; }
})));
)";

struct Expectation {
    Json call;
    bool isAllowed = false;
};

/// A document with what the rules look at.
struct Sample {
    const char* kind;
    Json fields;
    std::optional<Action> action;  ///< what writing it is; nothing: nobody may
    std::optional<Action> removal; ///< nothing: nobody may
};

// Written out by hand, so that the tables are tested and not only copied.
const std::vector<Sample>& samples()
{
    static const std::vector<Sample> all{
        {"account", {}, Action::EditPeople, Action::Erase},
        {"prospect", {}, Action::EditPeople, Action::Erase},
        {"persona", {}, Action::EditKnowledge, Action::EditKnowledge},
        {"sequence", {}, Action::EditKnowledge, Action::EditKnowledge},
        {"step", {}, Action::EditKnowledge, Action::EditKnowledge},
        {"segment", {}, Action::EditKnowledge, Action::EditKnowledge},
        {"boundary", {}, Action::EditKnowledge, Action::EditKnowledge},
        {"directive", {}, Action::EditKnowledge, Action::EditKnowledge},
        {"rules", {}, Action::EditRules, Action::EditRules},
        {"prompt", {}, Action::EditKnowledge, Action::EditKnowledge},
        {"user", {}, Action::EditUsers, Action::EditUsers},
        {"draft", {}, Action::WriteRevision, Action::Erase},
        {"delivery", {}, Action::DeliverForTeam, {}},
        {"revision", {}, Action::WriteRevision, {}},
        {"generation", {}, Action::WriteGeneration, {}},
        {"dismissal", {}, Action::Dismiss, {}},
        {"evidence", {}, Action::WriteEvidence, {}},
        {"withdrawal", {}, Action::WithdrawEvidence, {}},
        {"suppression", {}, Action::Suppress, {}},
        {"lift", {}, Action::LiftSuppression, {}},
        {"reply", {}, Action::RecordReply, {}},
        {"audit", {}, Action::KeepLog, {}},
        {"erasure", {}, Action::Erase, {}},
        {"pause", {{"on", true}}, Action::Pause, {}},
        {"pause", {{"on", false}}, Action::Resume, {}},
        {"pause", {{"on", "maybe"}}, {}, {}},
        {"decision", {{"verdict", "approve"}}, Action::Approve, {}},
        {"decision", {{"verdict", "sign_off"}}, Action::SignOff, {}},
        {"decision", {{"verdict", "request_changes"}}, Action::RequestChanges, {}},
        {"decision", {{"verdict", "reject"}}, Action::Reject, {}},
        {"decision", {{"verdict", "withdraw"}}, Action::TakeBackOwn, {}},
        {"decision", {{"verdict", "reverse"}}, Action::Reverse, {}},
        {"decision", {{"verdict", "constructor"}}, {}, {}},
        {"decision", {}, {}, {}},
        {"control", {{"kind", "mode"}}, Action::LowerMode, {}},
        {"control", {{"kind", "tier"}}, Action::SetControl, {}},
        {"control", {{"kind", "approvers"}}, Action::SetControl, {}},
        {"team", {}, {}, {}},
        {"constructor", {}, {}, {}},
    };
    return all;
}

bool isSealedKind(const std::string& kind)
{
    static const std::vector<std::string> kinds{
        "revision",    "generation", "decision", "dismissal", "control", "withdrawal",
        "suppression", "lift",       "reply",    "pause",     "erasure"};
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

bool isAdded(const std::string& kind)
{
    return isSealedKind(kind) || kind == "evidence" || kind == "audit";
}

std::string idOf(const std::string& kind, const std::string& owner)
{
    const std::string hash(64, 'a');
    if (isSealedKind(kind))
        return kind + ":4f2a:" + owner + ":" + hash;
    if (kind == "evidence")
        return "evidence:" + hash;
    if (kind == "audit")
        return "audit:" + owner + ":d1:7";
    return kind + ":4f2a";
}

Json session(const std::vector<std::string>& roles)
{
    return {{"name", me}, {"roles", roles}, {"db", "team"}};
}

bool saysRole(const std::string& kind)
{
    return kind == "decision" || kind == "control";
}

/// Old documents as a server may show them: none, the one there is, and what somebody made up.
std::vector<Json> oldDocuments(const Json& fields, const std::string& id)
{
    Json visible = fields.is_object() ? fields : Json::object();
    visible["_id"] = id;
    visible["_rev"] = "1-a";
    const Json forged{{"_id", id},       {"_rev", "1-b"},        {"by", "user:mara-lind"},
                      {"role", "admin"}, {"verdict", "approve"}, {"_deleted", true}};
    return {nullptr, visible, forged};
}

void addCase(std::vector<Expectation>& all, const Sample& sample, Role role,
             const std::string& owner, const Json& old, bool isDeletion)
{
    const std::string kind = sample.kind;
    const std::string word = toUtf8(toText(role));
    Json doc = sample.fields.is_object() ? sample.fields : Json::object();
    doc["_id"] = idOf(kind, owner);
    if (saysRole(kind))
        doc["role"] = word;
    if (isDeletion)
        doc = {{"_id", doc["_id"]}, {"_rev", "1-a"}, {"_deleted", true}};
    const std::optional<Action> action = isDeletion ? sample.removal : sample.action;
    const bool isOwner = owner == me || !(isSealedKind(kind) || kind == "audit");
    const bool isNew = !isAdded(kind) || old.is_null();
    all.push_back({Json{{"doc", doc}, {"old", old}, {"user", session({word})}},
                   action && policy::may(role, *action) && isOwner && isNew});
}

std::vector<Expectation> matrix()
{
    std::vector<Expectation> all;
    for (const Sample& sample : samples()) {
        for (const Role role : policy::allRoles) {
            for (const char* owner : {me, other}) {
                for (const Json& old : oldDocuments(sample.fields, idOf(sample.kind, owner))) {
                    for (const bool isDeletion : {false, true})
                        addCase(all, sample, role, owner, old, isDeletion);
                }
            }
        }
    }
    return all;
}

} // namespace

/// The function that the server runs, under Node as CouchDB runs it.
class ValidationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theWholeMatrix();
    void cornersByHand_data();
    void cornersByHand();
    void itIsEs5();

private:
    QStringList answersFor(const Json& calls);

    QTemporaryDir m_folder;
    QString m_node;
};

void ValidationTest::initTestCase()
{
    m_node = QStandardPaths::findExecutable(u"node"_s);
    QVERIFY2(!m_node.isEmpty(), "Node is needed (Debian package nodejs): ./dev installs it");
    for (const auto& [name, text] :
         {std::pair{u"harness.js"_s, QByteArray(harness)},
          std::pair{u"validate.js"_s, sync::validationFunction().toUtf8()}}) {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
}

QStringList ValidationTest::answersFor(const Json& calls)
{
    Q_ASSERT(calls.is_array());
    QFile file(m_folder.filePath(u"calls.json"_s));
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate))
        return {};
    file.write(canonicalJson(calls));
    file.close();
    QProcess node;
    node.start(m_node, {m_folder.filePath(u"harness.js"_s), m_folder.filePath(u"validate.js"_s),
                        file.fileName()});
    node.waitForFinished();
    const Result<Json> answers = parseJson(node.readAllStandardOutput());
    if (!answers)
        qFatal("%s", node.readAllStandardError().constData());
    return textsAt({{"answers", *answers}}, "answers");
}

void ValidationTest::theWholeMatrix()
{
    const std::vector<Expectation> all = matrix();
    Json calls = Json::array();
    int allowed = 0;
    for (const Expectation& one : all) {
        calls.push_back(one.call);
        allowed += one.isAllowed ? 1 : 0;
    }
    const QStringList answers = answersFor(calls);
    QCOMPARE(size_t(answers.size()), all.size());
    for (qsizetype i = 0; i < answers.size(); ++i) {
        const Expectation& one = all[size_t(i)];
        QVERIFY2(answers.at(i).isEmpty() == one.isAllowed,
                 (one.call.dump() + " → " + toUtf8(answers.at(i))).c_str());
    }
    QVERIFY(all.size() > 2000);
    QVERIFY(allowed > 200);
    qInfo("%zu cases, %d of them allowed", all.size(), allowed);
}

void ValidationTest::cornersByHand_data()
{
    QTest::addColumn<QByteArray>("doc");
    QTest::addColumn<QByteArray>("roles");
    QTest::addColumn<QString>("refusal");
    const QByteArray hash(64, 'b');
    const QByteArray approve =
        R"({"_id":"decision:d:mara-lind:)" + hash + R"(","verdict":"approve","role":)";
    QTest::newRow("an approval of one's own")
        << QByteArray(approve + R"("reviewer"})") << QByteArray(R"(["reviewer"])") << QString();
    QTest::newRow("under a role one does not have")
        << QByteArray(approve + R"("manager"})") << QByteArray(R"(["reviewer"])")
        << u"document.role"_s;
    QTest::newRow("under a role that may not, having one that may")
        << QByteArray(approve + R"("sdr"})") << QByteArray(R"(["reviewer","sdr"])")
        << u"document.role"_s;
    QTest::newRow("without a role")
        << QByteArray(R"({"_id":"decision:d:mara-lind:)" + hash + R"(","verdict":"approve"})")
        << QByteArray(R"(["reviewer"])") << u"document.role"_s;
    QTest::newRow("a subject that looks like an owner")
        << QByteArray(R"({"_id":"decision:mara-lind:jo-brandt:)" + hash +
                      R"(","verdict":"approve","role":"reviewer"})")
        << QByteArray(R"(["reviewer"])") << u"document.owner"_s;
    QTest::newRow("too few parts") << QByteArray(R"({"_id":"decision:mara-lind:)" + hash +
                                                 R"(","verdict":"approve","role":"reviewer"})")
                                   << QByteArray(R"(["reviewer"])") << u"document.id"_s;
    QTest::newRow("no hash") << QByteArray(R"({"_id":"revision:d:mara-lind:zz"})")
                             << QByteArray(R"(["sdr"])") << u"document.id"_s;
    QTest::newRow("a merge by any member")
        << QByteArray(R"({"_id":"revision:d:merge:)" + hash + R"("})")
        << QByteArray(R"(["sender"])") << QString();
    QTest::newRow("a merge by a stranger")
        << QByteArray(R"({"_id":"revision:d:merge:)" + hash + R"("})")
        << QByteArray(R"(["visitor"])") << u"document.owner"_s;
    QTest::newRow("a decision by the merge")
        << QByteArray(R"({"_id":"decision:d:merge:)" + hash +
                      R"(","verdict":"approve","role":"reviewer"})")
        << QByteArray(R"(["reviewer"])") << u"document.owner"_s;
    QTest::newRow("a server admin without a role decides nothing")
        << QByteArray(approve + R"("_admin"})") << QByteArray(R"(["_admin"])") << u"role.approve"_s;
    QTest::newRow("a design document by a manager")
        << QByteArray(R"({"_id":"_design/countersign"})") << QByteArray(R"(["manager"])")
        << u"design.server_admin"_s;
    QTest::newRow("a design document by the server's admin")
        << QByteArray(R"({"_id":"_design/countersign"})") << QByteArray(R"(["_admin"])")
        << QString();
    QTest::newRow("the team's key by an admin of the team")
        << QByteArray(R"({"_id":"team:key"})") << QByteArray(R"(["admin"])")
        << u"team.server_admin"_s;
    QTest::newRow("an unknown kind") << QByteArray(R"({"_id":"hello:x"})")
                                     << QByteArray(R"(["admin","_admin"])") << u"document.kind"_s;
    QTest::newRow("no kind") << QByteArray(R"({"_id":"draft"})") << QByteArray(R"(["admin"])")
                             << u"document.kind"_s;
}

void ValidationTest::cornersByHand()
{
    QFETCH(const QByteArray, doc);
    QFETCH(const QByteArray, roles);
    QFETCH(const QString, refusal);
    Json user = session({});
    user["roles"] = *parseJson(roles);
    QCOMPARE(
        answersFor(Json::array({Json{{"doc", *parseJson(doc)}, {"old", nullptr}, {"user", user}}})),
        QStringList{refusal});
}

void ValidationTest::itIsEs5()
{
    const QString source = sync::validationFunction();
    QVERIFY(source.startsWith("function ("_L1));
    for (const QString& word : {u"=>"_s, u"let "_s, u"const "_s, u"`"_s, u"{{"_s})
        QVERIFY2(!source.contains(word), qPrintable(word));
    Json anonymous{{"name", nullptr}, {"roles", Json::array()}};
    QCOMPARE(answersFor(Json::array(
                 {Json{{"doc", {{"_id", "draft:x"}}}, {"old", nullptr}, {"user", anonymous}}})),
             QStringList{u"sign in"_s});
}

QTEST_GUILESS_MAIN(ValidationTest)
#include "validation_test.moc"
