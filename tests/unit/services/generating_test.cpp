// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/check_service.h"
#include "app/services/generation_service.h"
#include "app/services/open_workspace.h"
#include "app/services/workspace_service.h"
#include "app/store/checked.h"
#include "app/store/device_keys.h"
#include "app/store/queue.h"
#include "app/store/workspace.h"
#include "tests/support/fixed_clock.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::FixedClock;

/// What a new text bears on is looked at after it, and that it is owed is written down with the text.
class GeneratingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aRunThatIsCutOffOwesTheNeighboursAndARunToItsEndDoesNot();

private:
    [[nodiscard]] int owed() const;

    QTemporaryDir m_folder;
    std::shared_ptr<FixedClock> m_clock = std::make_shared<FixedClock>();
    std::unique_ptr<OpenWorkspace> m_workspace;
    std::unique_ptr<store::Workspace> m_reading;
};

void GeneratingTest::initTestCase()
{
    qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.filePath(u"data"_s)));
    const QString path = m_folder.filePath(u"sample.countersign"_s);
    auto made = OpenWorkspace::create(path, u"Me"_s, m_clock);
    QVERIFY(made.ok());
    m_workspace = *std::move(made);
    QVERIFY(m_workspace->workspace().fillWithSample().ok());
    auto reading = store::Workspace::open(
        path, store::OpenMode::ReadOnly,
        {m_clock, std::make_shared<store::FileDeviceKeys>(store::FileDeviceKeys::defaultFolder())});
    QVERIFY(reading.ok());
    m_reading = *std::move(reading);
}

/// Drafts that are known to owe their neighbours a look.
int GeneratingTest::owed() const
{
    const Result<int> count = m_reading->read([](store::Reader& reader) -> Result<int> {
        int owing = 0;
        store::QueueRequest all;
        all.limit = 10'000;
        for (const store::QueueRow& row : reader.queue().page(all).rows) {
            const auto checked = reader.checked().ofDraft(row.draft);
            owing += checked && checked->basis == store::neighboursOwed ? 1 : 0;
        }
        return owing;
    });
    return count ? *count : -1;
}

void GeneratingTest::aRunThatIsCutOffOwesTheNeighboursAndARunToItsEndDoesNot()
{
    QCOMPARE(owed(), 0);
    std::vector<int> seen;
    GenerateRequest request;
    request.limit = 3;
    const auto report = m_workspace->generation().generate(request, [&](const Progress& progress) {
        if (!progress.item.isEmpty())
            seen.push_back(owed());
    });
    QVERIFY(report.ok());
    QCOMPARE(report->generated.size(), size_t(3));
    // Before the last of the three, two are written: were the run cut off here, they would be found.
    QCOMPARE(*std::max_element(seen.begin(), seen.end()), 2);
    QCOMPARE(owed(), 0);

    const auto again =
        m_workspace->generation().regenerate(report->generated.front(), u"shorter"_s);
    QVERIFY2(again.ok(), qPrintable(again ? QString() : again.error().id));
    QCOMPARE(owed(), 0);
}

QTEST_GUILESS_MAIN(GeneratingTest)
#include "generating_test.moc"
