INSERT INTO search_entry (draft, revision, person, company)
SELECT queue_entry.draft, queue_entry.head, prospect.name, coalesce(account.name, '')
FROM queue_entry
JOIN draft ON draft.row = queue_entry.draft
JOIN prospect ON prospect.row = draft.prospect
LEFT JOIN account ON account.row = prospect.account
WHERE queue_entry.head IS NOT NULL;
