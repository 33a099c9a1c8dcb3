INSERT INTO decision_after (decision, hash, user) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING;
