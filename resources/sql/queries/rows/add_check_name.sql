INSERT INTO check_name (id) VALUES (?1);
