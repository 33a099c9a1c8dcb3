INSERT INTO user (id) VALUES (?1);
