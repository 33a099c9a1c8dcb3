UPDATE bucket SET n = n + ?2 WHERE row = ?1;
