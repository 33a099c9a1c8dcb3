INSERT INTO pause_after (pause, hash, user) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING;
