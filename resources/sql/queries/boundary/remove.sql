DELETE FROM boundary WHERE row = ?1;
