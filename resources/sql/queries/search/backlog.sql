SELECT count(*) FROM search_stale;
