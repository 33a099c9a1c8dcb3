INSERT INTO delivery (draft, revision_author, revision_hash, content_hash, user, means, target, outcome, at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
ON CONFLICT (draft) DO UPDATE
SET revision_author = ?2, revision_hash = ?3, content_hash = ?4, user = ?5, means = ?6, target = ?7, outcome = ?8,
    at = ?9;
