SELECT draft.id
FROM draft
LEFT JOIN queue_entry ON queue_entry.draft = draft.row
LEFT JOIN prospect ON prospect.row = draft.prospect
LEFT JOIN account ON account.row = prospect.account
LEFT JOIN search_entry ON search_entry.draft = draft.row
LEFT JOIN search_stale ON search_stale.draft = draft.row
WHERE search_stale.draft IS NULL
    AND (search_entry.revision IS NOT queue_entry.head
        OR (queue_entry.head IS NOT NULL
            AND (search_entry.person <> prospect.name OR search_entry.company <> coalesce(account.name, ''))));
