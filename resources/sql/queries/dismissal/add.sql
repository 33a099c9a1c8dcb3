INSERT INTO dismissal (hash, draft, revision_author, revision_hash, finding, user, reason, at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8);
