DELETE FROM draft WHERE row = ?1;
