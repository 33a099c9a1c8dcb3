DELETE FROM change WHERE kind = ?1 AND subject = ?2 AND deleted = 0;
