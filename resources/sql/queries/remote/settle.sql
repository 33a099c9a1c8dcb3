DELETE FROM sync_issue WHERE document = ?1 AND (?2 = '' OR field = ?2);
