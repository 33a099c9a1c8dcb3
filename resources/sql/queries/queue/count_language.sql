SELECT count(*) FROM (SELECT 1 FROM queue_entry WHERE language = ?1 LIMIT ?2);
