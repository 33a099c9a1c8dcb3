INSERT INTO identity (key, prospect) VALUES (?1, ?2) ON CONFLICT DO NOTHING;
