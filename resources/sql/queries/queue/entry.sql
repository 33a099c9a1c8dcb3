SELECT bucket, by_priority, by_due, by_worst, account, persona, language, owner, head, revisions, blockers, warnings,
    notes, worst_check
FROM queue_entry
WHERE draft = ?1;
