SELECT draft, draft, bucket, account, persona, language, owner, head FROM queue_entry WHERE draft = ?1;
