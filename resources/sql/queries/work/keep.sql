INSERT INTO work_in_progress (draft, user, subject, text, citations, base, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (draft, user) DO UPDATE SET subject = ?3, text = ?4, citations = ?5, base = ?6, at = ?7;
