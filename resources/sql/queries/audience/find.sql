SELECT row FROM audience WHERE segments = ?1;
