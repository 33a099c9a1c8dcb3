DELETE FROM search_entry WHERE draft = ?1;
