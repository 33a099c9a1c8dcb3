INSERT INTO pause (hash, is_on, user, reason, at) VALUES (?1, ?2, ?3, ?4, ?5);
