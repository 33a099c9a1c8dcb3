SELECT by_priority, draft, bucket, account, persona, language, owner, head FROM queue_entry WHERE bucket = ?3 AND by_priority > ?1 ORDER BY by_priority LIMIT ?2;
