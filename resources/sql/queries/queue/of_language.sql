SELECT draft, draft, bucket, account, persona, language, owner, head, by_priority, by_due, by_worst
FROM queue_entry
WHERE language = ?1;
