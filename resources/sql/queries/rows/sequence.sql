SELECT row FROM sequence WHERE id = ?1;
