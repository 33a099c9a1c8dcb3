INSERT INTO control_after (control, hash, user) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING;
