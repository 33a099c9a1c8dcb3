INSERT INTO remote_held (id, body, reason) VALUES (?1, ?2, ?3)
ON CONFLICT (id) DO UPDATE SET body = excluded.body, reason = excluded.reason;
