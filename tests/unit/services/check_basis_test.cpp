// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/name_book.h"
#include "app/services/check_service.h"
#include "app/services/check_sources.h"
#include "app/services/context.h"
#include "app/services/session.h"
#include "app/store/accounts.h"
#include "app/store/knowledge.h"
#include "app/store/transaction.h"
#include "app/store/workspace.h"
#include "tests/support/fixed_clock.h"

#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

using namespace Qt::StringLiterals;
using namespace countersign;

namespace {

/// An empty workspace and the checks over it.
struct Checked {
    Checked()
    {
        auto made = store::Workspace::create(
            folder.filePath(u"w.countersign"_s),
            {std::make_shared<testing::FixedClock>(),
             std::make_shared<store::FileDeviceKeys>(folder.filePath(u"keys"_s))});
        if (!made)
            qFatal("%s", qPrintable(made.error().id));
        workspace = *std::move(made);
        session = std::make_unique<Session>(*workspace);
        checks = std::make_unique<CheckService>(Context{*workspace, clock, bus, *session});
    }
    bool read(const std::function<void(store::Reader&)>& work) const
    {
        return workspace
            ->read([&work](store::Reader& reader) -> Result<void> {
                work(reader);
                return {};
            })
            .ok();
    }
    bool write(const std::function<bool(store::Transaction&)>& work) const
    {
        return workspace
            ->writeNow([&work](store::Transaction& tx) -> Result<void> {
                return work(tx) ? Result<void>() : badInput(u"not.written"_s);
            })
            .ok();
    }

    QTemporaryDir folder;
    testing::FixedClock clock;
    ChangeBus bus;
    std::unique_ptr<store::Workspace> workspace;
    std::unique_ptr<Session> session;
    std::unique_ptr<CheckService> checks;
};

} // namespace

/// What drafts are checked by is what the workspace says at that moment.
class CheckBasisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anOldSnapshotLeavesNothingBehind()
    {
        Checked desk;
        QVERIFY(desk.read([&](store::Reader& old) {
            QVERIFY(old.knowledge().boundaries().empty()); // the snapshot begins
            QVERIFY(desk.write([](store::Transaction& tx) {
                Boundary boundary;
                boundary.id = BoundaryId(u"boundary:prices"_s);
                boundary.label = u"B01"_s;
                boundary.pattern = u"for free"_s;
                return tx.knowledge().put(boundary).ok();
            }));
            desk.bus.publish({.kind = Change::Kind::Inputs, .drafts = {}});
            QVERIFY(desk.checks->basis(old)->boundaries.empty());
        }));
        QVERIFY(desk.read([&](store::Reader& reader) {
            QCOMPARE(desk.checks->basis(reader)->boundaries.size(), size_t(1));
        }));
    }

    void namesAreReadForCheckingOnly()
    {
        Checked desk;
        QVERIFY(desk.write([](store::Transaction& tx) {
            Account account;
            account.id = AccountId(u"account:quarz"_s);
            account.name = u"Quarz Depots"_s;
            return tx.accounts().put(account).ok();
        }));
        QVERIFY(desk.read([&](store::Reader& reader) {
            QVERIFY(!desk.checks->basisForReading(reader)->otherNames);
            const std::shared_ptr<const CheckBasis> whole = desk.checks->basis(reader);
            QVERIFY(whole->otherNames && !whole->otherNames->isEmpty());
            // Read once, and kept until somebody's name changes.
            QCOMPARE(desk.checks->basis(reader), whole);
            QCOMPARE(desk.checks->basisForReading(reader), whole);
            desk.bus.publish({.kind = Change::Kind::People, .drafts = {}});
            QVERIFY(!desk.checks->basisForReading(reader)->otherNames);
        }));
    }
};

QTEST_GUILESS_MAIN(CheckBasisTest)
#include "check_basis_test.moc"
