INSERT INTO sequence (id) VALUES (?1);
