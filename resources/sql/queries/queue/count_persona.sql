SELECT count(*) FROM (SELECT 1 FROM queue_entry WHERE persona = ?1 LIMIT ?2);
