INSERT INTO step (id) VALUES (?1);
