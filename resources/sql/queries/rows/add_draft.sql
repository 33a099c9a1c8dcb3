INSERT INTO draft (id) VALUES (?1);
