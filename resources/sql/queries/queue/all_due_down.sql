SELECT by_due, draft, bucket, account, persona, language, owner, head FROM queue_entry WHERE by_due < ?1 ORDER BY by_due DESC LIMIT ?2;
