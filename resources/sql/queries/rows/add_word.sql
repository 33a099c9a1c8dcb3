INSERT INTO word (text) VALUES (?1);
