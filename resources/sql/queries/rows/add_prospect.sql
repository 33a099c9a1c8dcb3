INSERT INTO prospect (id) VALUES (?1);
