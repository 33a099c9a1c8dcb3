SELECT seq, kind, subject, document, deleted, mutation, queued_at
FROM change
WHERE seq > ?1 AND parked IS NULL
ORDER BY seq
LIMIT ?2;
