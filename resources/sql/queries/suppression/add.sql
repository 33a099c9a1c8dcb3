INSERT INTO suppression (hash, key, identity, kind, channels, reason, since, user, at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9);
