INSERT INTO revision_parent (revision, hash, user) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING;
