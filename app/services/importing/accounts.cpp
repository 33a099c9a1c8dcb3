// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/accounts.h"
#include "app/domain/document.h"
#include "app/intake/account_rows.h"
#include "app/intake/merge_record.h"
#include "app/services/importing/companies.h"
#include "app/services/importing/controls.h"
#include "app/services/importing/import_job.h"
#include "app/store/prospects.h"

using namespace Qt::StringLiterals;

namespace countersign::importing {

namespace {

Result<AccountId> putAccount(ImportJob& job, const Companies& companies,
                             const intake::AccountRecord& record,
                             std::vector<intake::FieldChange>& changes)
{
    const std::optional<Account> existing =
        companies.find(record.account.name, record.account.domain);
    if (!existing) {
        Account account = record.account;
        account.id = AccountId(newRecordId("account"));
        if (const Result<store::Put> put = job.transaction.accounts().put(account); !put)
            return put.error();
        ++job.report.added;
        job.peopleChanged = true;
        return account.id;
    }
    const intake::Merge<Account> merge =
        intake::mergeAccount(*existing, record.account, record.present, job.options.clearEmpty);
    for (const QString& field : merge.leftAsIs)
        job.report.leftAsIs.push_back(
            line(job, record.row, field, {}, u"cell.empty"_s, {existing->name}));
    const Result<store::Put> put = job.transaction.accounts().put(merge.merged);
    if (!put)
        return put.error();
    count(job.report, *put);
    changes = merge.changes;
    if (*put != store::Put::Unchanged) {
        job.peopleChanged = true;
        for (const ProspectId& person : job.transaction.prospects().ofAccount(existing->id))
            job.people.insert(person);
    }
    return existing->id;
}

} // namespace

Result<void> importAccounts(ImportJob& job, QIODevice& device)
{
    Companies companies(job);
    const auto take = [&](intake::AccountRecord&& record) -> Result<void> {
        const RowTally tally(job.report);
        std::vector<intake::FieldChange> changes;
        const Result<AccountId> id = putAccount(job, companies, record, changes);
        if (!id)
            return id.error();
        tally.tell(job, record.row, record.line, id->text(),
                   record.account.name.isEmpty() ? record.account.domain : record.account.name,
                   std::move(changes));
        companies.noteTier(*id, record.tier);
        if (record.approvers.isEmpty())
            return {};
        const QString name =
            record.account.name.isEmpty() ? record.account.domain : record.account.name;
        return setApprovers(job, id->text(), name, record.approvers, record.row);
    };
    const Result<intake::ImportReport> read =
        intake::readAccounts(device, job.intakeOptions(), take, job.control);
    if (!read)
        return read.error();
    addTo(job, *read);
    return companies.setTiers();
}

} // namespace countersign::importing
