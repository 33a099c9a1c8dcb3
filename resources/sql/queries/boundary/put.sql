INSERT INTO boundary (id, label, title, kind, pattern, reason, probe) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (id) DO UPDATE SET label = ?2, title = ?3, kind = ?4, pattern = ?5, reason = ?6, probe = ?7;
