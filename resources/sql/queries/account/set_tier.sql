UPDATE account SET tier = ?2 WHERE row = ?1;
