SELECT verdict FROM twin WHERE a = ?1 AND b = ?2;
