SELECT by_worst, draft, bucket, account, persona, language, owner, head FROM queue_entry WHERE by_worst > ?1 ORDER BY by_worst LIMIT ?2;
