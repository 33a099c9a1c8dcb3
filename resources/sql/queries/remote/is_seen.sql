SELECT 1 FROM remote_seen WHERE id = ?1;
