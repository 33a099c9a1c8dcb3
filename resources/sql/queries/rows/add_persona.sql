INSERT INTO persona (id) VALUES (?1);
