SELECT by_priority, draft, bucket, account, persona, language, owner, head FROM queue_entry WHERE by_priority > ?1 ORDER BY by_priority LIMIT ?2;
