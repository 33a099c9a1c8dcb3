DELETE FROM twin WHERE a = ?1 OR b = ?1;
