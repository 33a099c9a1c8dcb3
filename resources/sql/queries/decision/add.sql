INSERT INTO decision (hash, draft, revision_author, revision_hash, content_hash, verdict, target_user, target_hash,
    user, role, reason, reason_hash, seconds_looked, bulk, at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15);
