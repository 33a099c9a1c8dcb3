INSERT INTO segment (id) VALUES (?1);
