SELECT DISTINCT queue_entry.draft, queue_entry.draft, queue_entry.bucket, queue_entry.account, queue_entry.persona, queue_entry.language, queue_entry.owner, queue_entry.head, queue_entry.by_priority, queue_entry.by_due, queue_entry.by_worst
FROM finding JOIN queue_entry ON queue_entry.draft = finding.draft
WHERE finding.check_name = ?1 AND finding.is_open = 1;
