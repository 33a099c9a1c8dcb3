INSERT INTO withdrawal (hash, evidence, user, reason, at) VALUES (?1, ?2, ?3, ?4, ?5);
