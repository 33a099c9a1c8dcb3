SELECT draft, draft, bucket, account, persona, language, owner, head FROM queue_entry WHERE draft > ?1 ORDER BY draft LIMIT ?2;
