INSERT INTO remote_record (id, rev, body) VALUES (?1, ?2, ?3)
ON CONFLICT (id) DO UPDATE SET rev = excluded.rev, body = excluded.body;
