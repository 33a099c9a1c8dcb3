SELECT id FROM boundary WHERE row = ?1;
