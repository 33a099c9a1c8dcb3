DELETE FROM prospect WHERE row = ?1;
