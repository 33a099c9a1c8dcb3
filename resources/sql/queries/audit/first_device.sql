SELECT 1 FROM device WHERE id = ?1 AND row = (SELECT min(row) FROM device WHERE local = 1);
