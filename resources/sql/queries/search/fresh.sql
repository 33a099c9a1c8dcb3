DELETE FROM search_stale WHERE draft = ?1;
