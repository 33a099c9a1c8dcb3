INSERT INTO audience_segment (audience, position, segment) VALUES (?1, ?2, ?3);
