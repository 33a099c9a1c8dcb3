INSERT INTO citation (revision, label, evidence) VALUES (?1, ?2, ?3);
