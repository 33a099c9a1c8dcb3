INSERT INTO audience (segments, mode) VALUES (?1, ?2);
