INSERT INTO queue_entry (draft, bucket, by_priority, by_due, by_worst, account, persona, language, owner, head,
    revisions, blockers, warnings, notes, worst_check)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
ON CONFLICT (draft) DO UPDATE
SET bucket = ?2, by_priority = ?3, by_due = ?4, by_worst = ?5, account = ?6, persona = ?7, language = ?8, owner = ?9,
    head = ?10, revisions = ?11, blockers = ?12, warnings = ?13, notes = ?14, worst_check = ?15;
