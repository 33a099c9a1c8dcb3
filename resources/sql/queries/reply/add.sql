INSERT INTO reply (hash, prospect, user, text, opt_out, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6);
