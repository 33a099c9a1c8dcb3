INSERT INTO audit (device, seq, by, action, subject, detail, previous, hash, signature, at)
VALUES ((SELECT row FROM device WHERE id = ?1), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10);
