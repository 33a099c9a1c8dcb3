// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/delivery_run.h"

#include "app/delivery/output_file.h"
#include "app/domain/document.h"
#include "app/policy/content_hash.h"
#include "app/services/acting.h"
#include "app/services/check_service.h"
#include "app/services/delivery_judging.h"
#include "app/services/exported_draft.h"
#include "app/services/handed_mail.h"
#include "app/store/audit_witness.h"
#include "app/store/checked.h"
#include "app/store/deliveries.h"
#include "app/store/drafts.h"
#include "app/store/history.h"
#include "app/store/queue.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryFile>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;
using countersign::policy::DraftHistory;

namespace countersign {

namespace {

Error cannotHold(const QString& folder)
{
    return Error{.code = ErrorCode::ReadOnly,
                 .id = u"delivery.folder"_s,
                 .args = {folder},
                 .where = folder,
                 .detail = {},
                 .candidates = {}};
}

/// Drafts that are judged in one look at the workspace.
constexpr int lookSize = 500;

/// Drafts of a table that are claimed in one transaction; the writer is free between two.
constexpr size_t claimSize = 200;
/// Judgements that others may overtake before a stretch is judged where nobody can: with the writer in hand.
constexpr int looksBeforeClaim = 3;

QString meansText(DeliveryTarget::Means means)
{
    return means == DeliveryTarget::Means::Eml ? u"eml"_s : u"csv"_s;
}

bool isDone(const DraftHistory& history)
{
    return history.delivery && history.delivery->outcome == DeliveryOutcome::Delivered;
}

DeliveryReport reportOf(const SortedDrafts& sorted)
{
    DeliveryReport report;
    report.held = sorted.held;
    report.before = sorted.before;
    report.readySince = sorted.readySince;
    return report;
}

std::vector<GoneBefore> goneBefore(const store::Session& session)
{
    std::vector<GoneBefore> before;
    for (const store::Deliveries::Gone& gone : session.deliveries().gone())
        before.push_back({gone.means, gone.count, gone.last.toLocalTime().date()});
    return before;
}

} // namespace

Result<SortedDrafts> DeliveryRun::sortAll(const ProgressHandler& progress) const
{
    const Result<void> holds = m_context.workspace.read(
        [](store::Reader& reader) -> Result<void> { return store::logHolds(reader); }, m_stop);
    if (!holds)
        return holds.error();
    SortedDrafts sorted;
    const Result<void> gone = m_context.workspace.read([&](store::Reader& reader) -> Result<void> {
        sorted.before = goneBefore(reader);
        return {};
    });
    if (!gone)
        return gone.error();
    Progress done;
    store::QueueRequest request;
    request.sort = store::QueueSort::Newest;
    request.limit = lookSize;
    // A look at a time: one long look would keep the log of what others write from being emptied.
    // What changes in between is seen by the claim, which judges once more.
    for (bool more = true; more;) {
        const Result<void> look = m_context.workspace.read(
            [&](store::Reader& reader) -> Result<void> {
                const store::QueuePage page = reader.queue().page(request);
                done.total = reader.drafts().count();
                done.done += static_cast<qint64>(page.rows.size());
                more = page.more;
                request.from = page.end;
                return sort(reader, page.rows, sorted);
            },
            m_stop);
        if (!look)
            return look.error();
        if (progress)
            progress(done);
    }
    std::reverse(sorted.ready.begin(), sorted.ready.end());
    std::reverse(sorted.held.begin(), sorted.held.end());
    return sorted;
}

Result<void> DeliveryRun::sort(store::Reader& reader, const std::vector<store::QueueRow>& rows,
                               SortedDrafts& sorted) const
{
    const bool paused = reader.deliveries().isPaused();
    for (const store::QueueRow& row : rows) {
        if (m_stop.stop_requested())
            return stopped();
        if (row.state == policy::ReviewState::Delivered)
            continue;
        // What is stored may hold a draft back; it lets none out.
        if (const std::optional<Error> why = heldByStanding(row, paused)) {
            sorted.held.push_back(heldBack(reader, row, *why));
            continue;
        }
        const Result<DraftHistory> history =
            judged(reader, m_checks, row.draft, m_context.clock.today());
        if (!history)
            return history.error();
        if (isDone(*history))
            continue;
        if (const Result<void> may = mayGo(reader, *history, paused, m_target.means); !may)
            sorted.held.push_back(heldBack(reader, *history, may.error()));
        else
            sorted.ready.push_back(row.draft);
    }
    return {};
}

Result<DeliveryRun::Claim> DeliveryRun::judge(const store::Session& session,
                                              const DraftId& draft) const
{
    const Result<DraftHistory> history = judged(session, m_checks, draft, m_context.clock.today());
    if (!history)
        return history.error();
    const bool paused = session.deliveries().isPaused();
    if (const Result<void> may = mayGo(session, *history, paused, m_target.means); !may)
        return Claim(heldBack(session, *history, may.error()));
    return Claim(*history);
}

/// The history is what `judge` let go on exactly this state of the workspace.
Result<DeliveryRun::Claim> DeliveryRun::claim(store::Transaction& transaction, const User& actor,
                                              const DraftHistory& history,
                                              const QString& target) const
{
    const Revision& head = *policy::headOf(history);
    Delivery delivery;
    delivery.id = deliveryIdFor(history.draft.id);
    delivery.draft = history.draft.id;
    delivery.revision = head.id;
    delivery.contentHash = policy::contentHash(history, head);
    delivery.by = actor.id;
    delivery.means = meansText(m_target.means);
    delivery.target = target.isEmpty() ? mailFileName(history) : target;
    delivery.outcome = DeliveryOutcome::Claimed;
    delivery.at = m_context.clock.now();
    if (const Result<void> claimed = transaction.deliveries().claim(delivery); !claimed) {
        if (claimed.error().code != ErrorCode::Refused)
            return claimed.error();
        return Claim(heldBack(transaction, history, claimed.error()));
    }
    return Claim(history);
}

Result<void> DeliveryRun::settle(const std::vector<DraftId>& drafts, DeliveryOutcome outcome) const
{
    const QDateTime now = m_context.clock.now();
    return m_context.workspace.writeNow([&](store::Transaction& transaction) -> Result<void> {
        for (const DraftId& draft : drafts) {
            if (Result<void> settled = transaction.deliveries().settle(draft, outcome, now);
                !settled)
                return settled;
        }
        return {};
    });
}

/// One message into the folder.
Result<void> DeliveryRun::handOver(const DraftId& draft, DeliveryReport& report)
{
    Result<QByteArray> mail = QByteArray();
    const Result<Claim> claimed = writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<Claim> {
            // Once more inside the transaction: nothing may have changed between the look and the claim.
            Result<Claim> claim = judge(transaction, draft);
            if (!claim || std::holds_alternative<HeldBack>(*claim))
                return claim;
            claim = this->claim(transaction, actor, std::get<DraftHistory>(*claim), {});
            if (!claim || std::holds_alternative<HeldBack>(*claim))
                return claim;
            // A message that cannot be written is no claim.
            const auto& history = std::get<DraftHistory>(*claim);
            mail = mailOf(transaction, history, actor, m_context.clock.now());
            if (!mail)
                return mail.error();
            return claim;
        });
    if (!claimed) {
        if (mail.ok())
            return claimed.error();
        report.held.push_back({draft, {}, mail.error(), Channel::Email}); // no other becomes a file
        return {};
    }
    if (const auto* held = std::get_if<HeldBack>(&*claimed)) {
        report.held.push_back(*held);
        return {};
    }
    const auto& history = std::get<DraftHistory>(*claimed);
    const QString name = mailFileName(history);
    const Result<void> written =
        delivery::writeFile(QDir(m_target.path).filePath(name), *mail, delivery::Existing::Keep);
    const DeliveryOutcome outcome = written ? DeliveryOutcome::Delivered : DeliveryOutcome::Failed;
    if (Result<void> settled = settle({draft}, outcome); !settled) {
        // The file may be there and nobody noted it: a person says how it went.
        report.held.push_back(
            {draft, history.prospect.name, settled.error(), history.draft.channel});
        return settled;
    }
    if (!written) {
        report.held.push_back(
            {draft, history.prospect.name, written.error(), history.draft.channel});
        // What the disk does not take now it will not take for the next one either.
        report.stopped = written.error().code == ErrorCode::NoSpace ||
                         written.error().code == ErrorCode::ReadOnly;
        return {};
    }
    report.delivered.push_back(
        {draft, history.prospect.name, history.draft.channel.value_or(Channel::Email), name});
    return {};
}

Result<DeliveryReport> DeliveryRun::toFolder(const SortedDrafts& sorted)
{
    if (!QDir().mkpath(m_target.path))
        return cannotHold(m_target.path);
    DeliveryReport report = reportOf(sorted);
    for (const DraftId& draft : sorted.ready) {
        report.stopped = report.stopped || m_stop.stop_requested();
        if (report.stopped)
            break;
        if (const Result<void> done = handOver(draft, report); !done) {
            report.trouble = done.error();
            break;
        }
    }
    return report;
}

Result<DeliveryRun::Judged> DeliveryRun::judgeSome(const store::Session& session,
                                                   std::span<const DraftId> drafts) const
{
    Judged all;
    for (const DraftId& draft : drafts) {
        if (m_stop.stop_requested())
            return stopped();
        Result<Claim> one = judge(session, draft);
        if (!one)
            return one.error();
        all.push_back(*std::move(one));
    }
    return all;
}

/// Judges while others can write, and claims if none did. Who writes all the time does not hold it up for
/// ever: then it is judged with the writer in hand.
Result<void> DeliveryRun::claimSome(std::span<const DraftId> drafts,
                                    std::vector<DraftHistory>& claimed, DeliveryReport& report)
{
    using Mark = store::Transaction::Mark;
    using Answer = std::optional<Judged>; // nothing: somebody wrote
    for (int look = 1;; ++look) {
        const Result<Mark> mark = m_context.workspace.writeNow(
            [](store::Transaction& transaction) -> Result<Mark> { return transaction.mark(); });
        if (!mark)
            return mark.error();
        const Result<Judged> before = m_context.workspace.read(
            [&](store::Reader& reader) { return judgeSome(reader, drafts); }, m_stop);
        if (!before)
            return before.error();
        const auto take = [&](store::Transaction& transaction,
                              const User& actor) -> Result<Answer> {
            Result<Judged> now = *before;
            if (transaction.mark() != *mark) {
                if (look < looksBeforeClaim)
                    return Answer();
                now = judgeSome(transaction, drafts);
                if (!now)
                    return now.error();
            }
            for (Claim& one : *now) {
                const auto* history = std::get_if<DraftHistory>(&one);
                if (!history)
                    continue;
                Result<Claim> taken =
                    claim(transaction, actor, *history, QFileInfo(m_target.path).fileName());
                if (!taken)
                    return taken.error();
                one = *std::move(taken);
            }
            return Answer(*std::move(now));
        };
        Result<Answer> answer = writeAs(m_context, take);
        if (!answer)
            return answer.error();
        if (!*answer)
            continue;
        for (Claim& one : **answer) {
            if (auto* history = std::get_if<DraftHistory>(&one))
                claimed.push_back(std::move(*history));
            else
                report.held.push_back(std::get<HeldBack>(std::move(one)));
        }
        return {};
    }
}

Result<std::vector<DraftHistory>> DeliveryRun::claimAll(const SortedDrafts& sorted,
                                                        DeliveryReport& report)
{
    std::vector<DraftHistory> claimed;
    const std::span<const DraftId> ready(sorted.ready);
    for (size_t from = 0; from < ready.size(); from += claimSize) {
        const Result<void> some = claimSome(
            ready.subspan(from, std::min(claimSize, ready.size() - from)), claimed, report);
        if (some)
            continue;
        // Nothing has been written yet: what was claimed so far can be claimed again.
        std::vector<DraftId> undone;
        undone.reserve(claimed.size());
        for (const DraftHistory& history : claimed)
            undone.push_back(history.draft.id);
        if (Result<void> settled = settle(undone, DeliveryOutcome::Failed); !settled)
            return settled.error();
        return some.error();
    }
    return claimed;
}

Result<DeliveryReport> DeliveryRun::toTable(const SortedDrafts& sorted)
{
    if (QFileInfo::exists(m_target.path))
        return refusal(u"file.exists"_s, {m_target.path});
    DeliveryReport report = reportOf(sorted);
    const Result<std::vector<DraftHistory>> claimed = claimAll(sorted, report);
    if (!claimed)
        return claimed.error();
    if (claimed->empty())
        return report;
    const Result<delivery::ExportedFile> file =
        m_context.workspace.read([&](store::Reader& reader) -> Result<delivery::ExportedFile> {
            std::vector<delivery::ExportedDraft> rows;
            for (const DraftHistory& history : *claimed)
                rows.push_back(exportedDraft(reader, history));
            return delivery::csvOf(rows, m_target.style);
        });
    Result<void> written =
        file ? delivery::writeFile(m_target.path, file->bytes, delivery::Existing::Keep)
             : Result<void>(file.error());
    report.neutralised = file ? file->neutralised : 0;
    std::vector<DraftId> drafts;
    for (const DraftHistory& history : *claimed) {
        drafts.push_back(history.draft.id);
        report.delivered.push_back({history.draft.id, history.prospect.name,
                                    history.draft.channel.value_or(Channel::Email),
                                    QFileInfo(m_target.path).fileName()});
    }
    const Result<void> settled =
        settle(drafts, written ? DeliveryOutcome::Delivered : DeliveryOutcome::Failed);
    if (!written)
        return written.error();
    if (!settled)
        report.trouble = settled.error();
    return report;
}

/// What will refuse the hand-over, as far as a file that is made and taken away at once can tell. Nothing for
/// a target that is not named yet.
std::optional<Error> DeliveryRun::troubleAtTarget() const
{
    if (m_target.path.isEmpty())
        return std::nullopt;
    const bool isTable = m_target.means == DeliveryTarget::Means::Csv;
    const QFileInfo target(m_target.path);
    if (isTable && target.exists())
        return refusal(u"file.exists"_s, {m_target.path});
    QFileInfo there(isTable ? target.absolutePath() : target.absoluteFilePath());
    if (isTable && !there.isDir())
        return delivery::fileError(QFileDevice::OpenError, {}, m_target.path);
    while (!there.exists() && !there.isRoot())
        there = QFileInfo(there.absolutePath());
    QTemporaryFile probe(QDir(there.absoluteFilePath()).filePath(u".countersign-XXXXXX"_s));
    if (there.isDir() && probe.open())
        return std::nullopt;
    return isTable ? delivery::fileError(QFileDevice::PermissionsError, {}, m_target.path)
                   : cannotHold(m_target.path);
}

Result<DeliveryReport> DeliveryRun::preview(const SortedDrafts& sorted) const
{
    return m_context.workspace.read([&](store::Reader& reader) -> Result<DeliveryReport> {
        DeliveryReport report = reportOf(sorted);
        report.trouble = troubleAtTarget();
        for (const DraftId& draft : sorted.ready) {
            const Result<DraftHistory> history = store::historyOf(reader, draft);
            if (!history)
                return history.error();
            report.delivered.push_back({draft, history->prospect.name,
                                        history->draft.channel.value_or(Channel::Email),
                                        m_target.means == DeliveryTarget::Means::Eml
                                            ? mailFileName(*history)
                                            : QFileInfo(m_target.path).fileName()});
        }
        return report;
    });
}

} // namespace countersign
