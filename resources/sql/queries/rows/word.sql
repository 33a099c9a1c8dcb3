SELECT row FROM word WHERE text = ?1;
