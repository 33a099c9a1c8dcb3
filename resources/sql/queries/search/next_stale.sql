SELECT draft FROM search_stale ORDER BY draft LIMIT ?1;
