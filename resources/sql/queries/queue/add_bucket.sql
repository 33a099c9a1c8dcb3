INSERT INTO bucket (audience, facts, channel) VALUES (?1, ?2, ?3);
