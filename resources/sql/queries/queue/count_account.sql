SELECT count(*) FROM (SELECT 1 FROM queue_entry WHERE account = ?1 LIMIT ?2);
