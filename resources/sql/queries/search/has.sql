SELECT 1 FROM search WHERE search MATCH ?1 AND rowid = ?2;
