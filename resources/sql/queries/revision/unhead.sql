UPDATE revision SET head = 0 WHERE hash = ?1;
