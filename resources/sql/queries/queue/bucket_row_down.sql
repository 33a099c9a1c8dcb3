SELECT draft, draft, bucket, account, persona, language, owner, head FROM queue_entry WHERE bucket = ?3 AND draft < ?1 ORDER BY draft DESC LIMIT ?2;
