INSERT INTO dismissal (hash, draft, revision_author, revision_hash, finding, user, reason, reason_hash, at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9);
