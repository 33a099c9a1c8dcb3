SELECT rowid FROM search WHERE search MATCH ?1 AND rowid < ?2 ORDER BY rowid DESC;
