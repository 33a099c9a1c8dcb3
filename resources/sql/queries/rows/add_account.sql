INSERT INTO account (id) VALUES (?1);
