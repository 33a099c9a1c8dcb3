INSERT INTO directive (id, label, text, segment) VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (id) DO UPDATE SET label = ?2, text = ?3, segment = ?4;
