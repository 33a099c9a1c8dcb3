SELECT seq, kind, subject, document, deleted, mutation, queued_at FROM change WHERE seq > ?1 ORDER BY seq LIMIT ?2;
