INSERT INTO sync_issue (document, field, reason, about, mine, theirs) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT (document, field) DO UPDATE
SET reason = excluded.reason, about = excluded.about, mine = excluded.mine, theirs = excluded.theirs;
