INSERT INTO change (kind, subject, document, deleted, mutation, queued_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6);
