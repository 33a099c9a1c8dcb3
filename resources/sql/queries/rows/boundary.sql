SELECT row FROM boundary WHERE id = ?1;
