SELECT row FROM step WHERE id = ?1;
