SELECT count(*) FROM decision WHERE user = ?1 AND at >= ?2;
