DELETE FROM directive WHERE row = ?1;
