INSERT INTO evidence (hash) VALUES (?1);
