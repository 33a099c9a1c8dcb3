INSERT INTO lift (hash, suppression, subject_key, suppression_hash, user, reason, at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7);
