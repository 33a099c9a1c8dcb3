// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/check_service.h"
#include "app/services/check_sources.h"
#include "app/services/context.h"
#include "app/services/session.h"
#include "app/store/knowledge.h"
#include "app/store/transaction.h"
#include "app/store/workspace.h"
#include "tests/support/fixed_clock.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;

/// What drafts are checked by is what the workspace says at that moment.
class CheckBasisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anOldSnapshotLeavesNothingBehind()
    {
        const QTemporaryDir folder;
        auto made = store::Workspace::create(
            folder.filePath(u"w.countersign"_s),
            {std::make_shared<testing::FixedClock>(),
             std::make_shared<store::FileDeviceKeys>(folder.filePath(u"keys"_s))});
        QVERIFY(made.ok());
        store::Workspace& workspace = **made;
        const testing::FixedClock clock;
        ChangeBus bus;
        Session session(workspace);
        const Context context{workspace, clock, bus, session};
        const CheckService checks(context);
        const auto read = [&](const std::function<void(store::Reader&)>& work) {
            return workspace.read([&work](store::Reader& reader) -> Result<void> {
                work(reader);
                return {};
            });
        };
        QVERIFY(read([&](store::Reader& old) {
                    QVERIFY(old.knowledge().boundaries().empty()); // the snapshot begins
                    const Result<void> written =
                        workspace.writeNow([](store::Transaction& tx) -> Result<void> {
                            Boundary boundary;
                            boundary.id = BoundaryId(u"boundary:prices"_s);
                            boundary.label = u"B01"_s;
                            boundary.pattern = u"for free"_s;
                            const auto put = tx.knowledge().put(boundary);
                            return put ? Result<void>() : Result<void>(put.error());
                        });
                    QVERIFY(written.ok());
                    bus.publish({.kind = Change::Kind::Inputs, .drafts = {}});
                    QVERIFY(checks.basis(old)->boundaries.empty());
                }).ok());
        QVERIFY(read([&](store::Reader& reader) {
                    QCOMPARE(checks.basis(reader)->boundaries.size(), size_t(1));
                }).ok());
    }
};

QTEST_GUILESS_MAIN(CheckBasisTest)
#include "check_basis_test.moc"
