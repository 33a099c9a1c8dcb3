INSERT INTO twin (a, b, verdict) VALUES (?1, ?2, ?3);
