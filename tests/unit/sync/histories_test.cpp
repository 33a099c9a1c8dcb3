// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/store/erasure.h"
#include "app/store/history.h"
#include "tests/unit/store/support/examples.h"
#include "tests/unit/sync/support/desk.h"

#include <QRegularExpression>
#include <QTest>

#include <random>
#include <set>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;
using namespace countersign::sync;
using namespace countersign::sync::testing;

namespace {

constexpr int drafts = 3;
constexpr int steps = 70;

/// Three people with clocks of their own who edit, decide, control, change records, remove, and sync whenever
/// chance has it, over a network that fails at times.
class History {
public:
    explicit History(quint32 seed)
        : m_random(seed)
    {
        for (const auto& [name, role] :
             {std::pair{u"sol"_s, u"sdr"_s}, std::pair{u"rhea"_s, u"reviewer"_s},
              std::pair{u"mara"_s, u"manager"_s}}) {
            couch.addUser(name, {role});
            devices.push_back(std::make_unique<Desk>(couch, name));
            devices.back()->workspace().clock().advance(below(200000) - 100000);
        }
        devices.front()->write([](Transaction& tx) {
            must(tx.accounts().put(account(0)));
            for (int n = 1; n <= drafts; ++n) {
                must(tx.prospects().put(prospect(n)));
                must(tx.drafts().put(draft(n)));
            }
        });
        for (int n = 1; n <= drafts; ++n)
            devices.front()->edit(draft(n).id,
                                  u"One two three four five six seven eight nine ten."_s);
        for (const auto& device : devices)
            device->sync();
    }

    void run()
    {
        for (int i = 0; i < steps; ++i)
            step();
        for (int turn = 0; turn < 3; ++turn) {
            for (const auto& device : devices)
                device->sync();
        }
    }

    FakeCouch couch;
    std::vector<std::unique_ptr<Desk>> devices;
    std::set<QString> words;     ///< that somebody put into a text
    std::set<QString> decisions; ///< ids
    std::set<QString> suppressed;

private:
    int below(int n) { return static_cast<int>(m_random() % static_cast<quint32>(n)); }

    void step()
    {
        Desk& device = *devices[size_t(below(3))];
        device.workspace().clock().advance(below(600));
        switch (below(8)) {
        case 0:
        case 1:
            edit(device);
            break;
        case 2:
            decide(device);
            break;
        case 3:
            control(device);
            break;
        case 4:
            changeRecord(device);
            break;
        case 5:
            suppress(device);
            break;
        default:
            sync(device);
        }
    }

    void sync(Desk& device)
    {
        if (below(3) == 0)
            device.transport().arm(everyFault[size_t(below(int(everyFault.size())))], below(9));
        (void)device.trySync();
        device.transport().arm(Fault::DroppedBefore, -1);
    }

    void edit(Desk& device)
    {
        const DraftId id = draft(1 + below(drafts)).id;
        const QString text = device.textOf(id);
        if (text.isEmpty())
            return; // in conflict: somebody has to look
        QStringList parts = text.split(u' ');
        const QString word = QString(u"w"_s + QString::number(++m_words));
        parts.insert(below(int(parts.size())), word);
        device.edit(id, parts.join(u' '));
        words.insert(word);
    }

    void decide(Desk& device)
    {
        if (&device == devices.front().get())
            return;
        const DraftId id = draft(1 + below(drafts)).id;
        device.write([&](Transaction& tx) {
            const auto history = must(historyOf(tx, id));
            if (!policy::headOf(history))
                return;
            User by = *tx.users().find(device.user());
            const Decision made = decision(
                history, below(2) == 0 ? Verdict::Approve : Verdict::Reject, by, ++m_words);
            must(tx.decisions().put(made));
            decisions.insert(made.id.text());
        });
    }

    void control(Desk& device)
    {
        if (&device != devices.back().get())
            return;
        device.write([&](Transaction& tx) {
            const User by = *tx.users().find(device.user());
            must(tx.controls().put(
                store::testing::control(account(0).id.text(), ControlKind::Tier,
                                        below(2) == 0 ? u"strategic"_s : u"growth"_s, by)));
        });
    }

    void changeRecord(Desk& device)
    {
        device.write([&](Transaction& tx) {
            Prospect changed = *tx.prospects().find(prospect(1 + below(drafts)).id);
            (below(2) == 0 ? changed.title : changed.city) =
                QString(u"v"_s + QString::number(++m_words));
            must(tx.prospects().put(changed));
        });
    }

    void suppress(Desk& device)
    {
        const QString address = QString(u"a"_s + QString::number(++m_words) + u"@x.example"_s);
        device.write([&](Transaction& tx) {
            const Suppression entry =
                suppression(QByteArray("team"), SuppressionKind::Email, address, device.user());
            must(tx.suppressions().put(entry));
            suppressed.insert(entry.id.text());
        });
    }

    std::mt19937 m_random;
    int m_words = 0;
};

/// The texts that can be read: of heads, of which there are several in a conflict.
QString readable(Desk& device)
{
    return device.workspace().read([](Reader& reader) {
        QString all;
        for (int n = 1; n <= drafts; ++n) {
            for (const Revision& head : reader.drafts().headsOf(draft(n).id))
                all += QString(u' ' + head.text);
        }
        return all;
    });
}

} // namespace

/// Whatever happens in whatever order: in the end all agree, and nothing that anybody did is lost.
class HistoriesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allAgreeAndNothingIsLost_data();
    void allAgreeAndNothingIsLost();
};

void HistoriesTest::allAgreeAndNothingIsLost_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 12; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void HistoriesTest::allAgreeAndNothingIsLost()
{
    QFETCH(const quint32, seed);
    History history(seed);
    history.run();
    const auto server = documentsOf(history.couch);
    for (const auto& device : history.devices) {
        const auto own = device->documents();
        for (const auto& [id, body] : own)
            QVERIFY2(server.contains(id) && server.at(id) == body, qPrintable(id));
        QCOMPARE(own.size(), server.size());
        const QString texts = readable(*device);
        const QStringList seen = texts.split(QRegularExpression(u"[ .]+"_s));
        for (const QString& word : history.words)
            QVERIFY2(seen.contains(word), qPrintable(QString(word + u" of: "_s + texts)));
        for (const auto* ids : {&history.decisions, &history.suppressed}) {
            for (const QString& id : *ids)
                QVERIFY2(own.contains(id), qPrintable(id));
        }
        QCOMPARE(device->sync().waiting, qint64(0));
    }
}

QTEST_GUILESS_MAIN(HistoriesTest)
#include "histories_test.moc"
