DELETE FROM search_entry;
