SELECT seq, kind, subject, document, deleted, mutation, queued_at, parked
FROM change
WHERE parked IS NOT NULL
ORDER BY seq;
