// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/clock.h"
#include "app/services/decision_service.h"
#include "app/services/edit_service.h"
#include "app/services/import_service.h"
#include "app/services/open_workspace.h"
#include "app/store/device_keys.h"
#include "app/store/drafts.h"
#include "app/store/queue.h"
#include "app/store/workspace.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <unistd.h>

#include <condition_variable>
#include <mutex>
#include <random>
#include <thread>

using namespace Qt::StringLiterals;
using namespace countersign;

namespace {

/// Lets the one that imports go on only as fast as the other one works: each is killed in the midst of its
/// work as often.
class Pace {
public:
    void stepped()
    {
        const std::lock_guard lock(m_mutex);
        ++m_steps;
        m_changed.notify_one();
    }
    void waitForSteps(int n, const std::stop_token& stop)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, stop, [&] { return m_steps >= n; });
        m_steps = 0;
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    int m_steps = 0;
};

/// Says on standard output what is begun and what was acknowledged, a line each and in one call: a line
/// is there whole or not at all.
class Journal {
public:
    void say(const QStringList& words)
    {
        const QByteArray line = words.join(u'\t').toUtf8() + '\n';
        const std::lock_guard lock(m_mutex);
        if (::write(STDOUT_FILENO, line.constData(), static_cast<size_t>(line.size())) !=
            line.size())
            ::_exit(3);
    }

private:
    std::mutex m_mutex;
};

/// One that types, ends edits and decides, on and on.
class Reviewer {
public:
    Reviewer(OpenWorkspace& workspace, store::Workspace& seen, Journal& journal, quint32 seed)
        : m_workspace(workspace)
        , m_seen(seen)
        , m_journal(journal)
        , m_random(seed)
        , m_seed(seed)
    {}

    [[nodiscard]] bool begin()
    {
        const Result<store::QueuePage> page =
            m_seen.read([](store::Reader& reader) -> Result<store::QueuePage> {
                return reader.queue().page({.limit = 200});
            });
        if (!page)
            return false;
        for (const store::QueueRow& row : page->rows)
            m_drafts.push_back(row.draft);
        return !m_drafts.empty();
    }

    void act()
    {
        const DraftId draft = m_drafts[m_random() % m_drafts.size()];
        switch (m_random() % 3) {
        case 0:
            return type(draft);
        case 1:
            return finish(draft);
        default:
            return decide(draft);
        }
    }

private:
    [[nodiscard]] std::optional<Revision> headOf(const DraftId& draft) const
    {
        const auto head =
            m_seen.read([&draft](store::Reader& reader) -> Result<std::optional<Revision>> {
                return reader.drafts().headOf(draft);
            });
        return head ? *head : std::nullopt;
    }

    /// A text that no other moment has.
    [[nodiscard]] QString nextText()
    {
        return QString(u"Hi there,\n\nwritten "_s + QString::number(m_seed) + u"-"_s +
                       QString::number(++m_texts) + u".\n\nRegards"_s);
    }

    void failed(const QString& what, const Error& error)
    {
        m_journal.say({u"failed"_s, what, error.id, error.detail});
    }

    void type(const DraftId& draft)
    {
        const std::optional<Revision> head = headOf(draft);
        if (!head)
            return;
        const EditedText text{head->subject, nextText(), {}};
        m_journal.say({u"begin"_s, u"work"_s, draft.text(), text.text.section(u'\n', 2, 2)});
        const Result<void> kept = m_workspace.edits().saveWork(draft, head->id, text);
        if (!kept)
            return failed(u"work"_s, kept.error());
        m_journal.say({u"done"_s, u"work"_s});
    }

    void finish(const DraftId& draft)
    {
        const std::optional<Revision> head = headOf(draft);
        if (!head)
            return;
        const EditedText text{head->subject, nextText(), {}};
        m_journal.say({u"begin"_s, u"revision"_s, draft.text(), text.text.section(u'\n', 2, 2)});
        const Result<EditOutcome> outcome = m_workspace.edits().finish(draft, head->id, text);
        if (outcome)
            m_journal.say({u"done"_s, u"revision"_s, outcome->revision.text()});
        else if (outcome.error().code == ErrorCode::Refused)
            m_journal.say({u"refused"_s, u"revision"_s});
        else
            failed(u"revision"_s, outcome.error());
    }

    void decide(const DraftId& draft)
    {
        constexpr std::array verdicts{Verdict::Approve, Verdict::RequestChanges, Verdict::Reject};
        m_journal.say({u"begin"_s, u"decision"_s, draft.text()});
        if (m_random() % 4 == 0) {
            const Result<DecisionOutcome> undone = m_workspace.decisions().undoLast();
            if (undone && undone->decision)
                m_journal.say({u"done"_s, u"decision"_s, undone->decision->id.text()});
            else
                m_journal.say({u"refused"_s, u"decision"_s});
            return;
        }
        const DecisionRequest request{.verdict = verdicts[m_random() % verdicts.size()],
                                      .reason = u"read twice"_s,
                                      .secondsLooked = 30,
                                      .opened = {},
                                      .seen = std::nullopt};
        const auto outcomes = m_workspace.decisions().decide({draft}, request);
        if (!outcomes)
            failed(u"decision"_s, outcomes.error());
        else if (outcomes->front().decision)
            m_journal.say({u"done"_s, u"decision"_s, outcomes->front().decision->id.text()});
        else
            m_journal.say({u"refused"_s, u"decision"_s});
    }

    OpenWorkspace& m_workspace;
    store::Workspace& m_seen;
    Journal& m_journal;
    std::mt19937 m_random;
    quint32 m_seed;
    int m_texts = 0;
    std::vector<DraftId> m_drafts;
};

constexpr int stepsAnImport = 4;

/// One that imports people, five a file, on and on.
void import(OpenWorkspace& workspace, const QString& folder, quint32 seed, Journal& journal,
            Pace& pace, const std::stop_token& stop)
{
    const QString path = QString(folder + u"/people.csv"_s);
    for (int n = 0; !stop.stop_requested(); ++n) {
        const QString tag = QString(u"t"_s + QString::number(seed) + u"-"_s + QString::number(n));
        QByteArray rows = "First Name,Last Name,Email,Company\n";
        for (int row = 0; row < 5; ++row) {
            const QByteArray number = QByteArray::number(row);
            const QByteArray name = tag.toUtf8();
            rows += "Ada" + number + ",Rook " + name + ',' + name + '.' + number +
                    "@crash.example,Crash Works " + name + '\n';
        }
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(rows) != rows.size())
            return journal.say({u"failed"_s, u"import"_s, file.errorString(), {}});
        file.close();
        journal.say({u"begin"_s, u"import"_s, tag});
        const Result<ImportReport> report = workspace.imports().run(ImportKind::Prospects, {path});
        if (!report)
            return journal.say(
                {u"failed"_s, u"import"_s, report.error().id, report.error().detail});
        journal.say({u"done"_s, u"import"_s, QString::number(report->added)});
        pace.waitForSteps(stepsAnImport, stop);
    }
}

} // namespace

/// crash-child WORKSPACE SEED: works on the workspace until it is killed.
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3)
        return 2;
    const QString& path = arguments.at(1);
    const quint32 seed = arguments.at(2).toUInt();
    const auto clock = std::make_shared<SystemClock>();
    Journal journal;
    Pace pace;
    const Result<std::unique_ptr<OpenWorkspace>> workspace = OpenWorkspace::open(path, clock);
    const auto seen = store::Workspace::open(
        path, store::OpenMode::ReadOnly,
        {clock, std::make_shared<store::FileDeviceKeys>(store::FileDeviceKeys::defaultFolder())});
    if (!workspace || !seen) {
        const Error& error = workspace ? seen.error() : workspace.error();
        journal.say({u"failed"_s, u"open"_s, error.id, error.detail});
        return 1;
    }
    Reviewer reviewer(**workspace, **seen, journal, seed);
    if (!reviewer.begin())
        return 1;
    journal.say({u"ready"_s});
    const std::jthread importer([&](const std::stop_token& stop) {
        import(**workspace, QFileInfo(path).path(), seed, journal, pace, stop);
    });
    while (true) {
        reviewer.act();
        pace.stepped();
    }
}
