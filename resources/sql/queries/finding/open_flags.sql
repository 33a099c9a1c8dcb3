SELECT is_open FROM finding WHERE draft = ?1 ORDER BY position;
