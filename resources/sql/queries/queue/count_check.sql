SELECT count(*) FROM (SELECT 1 FROM finding WHERE check_name = ?1 AND is_open = 1 LIMIT ?2);
