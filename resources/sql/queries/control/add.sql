INSERT INTO control (hash, subject, kind, value, user, role, reason, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8);
