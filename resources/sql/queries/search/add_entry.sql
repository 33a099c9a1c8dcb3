INSERT INTO search_entry (draft, revision, person, company) VALUES (?1, ?2, ?3, ?4);
