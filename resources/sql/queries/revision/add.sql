INSERT INTO revision (hash, draft, author, head, origin, at, subject, text) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8);
