SELECT count(*) FROM (SELECT 1 FROM queue_entry WHERE owner = ?1 LIMIT ?2);
