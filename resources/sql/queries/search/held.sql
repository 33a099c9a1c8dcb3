SELECT revision, person, company FROM search_entry WHERE draft = ?1;
