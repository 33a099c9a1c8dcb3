INSERT INTO device (id, public_key, since, local) VALUES (?1, ?2, ?3, 1);
