DELETE FROM search_stale;
