SELECT id FROM directive WHERE row = ?1;
