SELECT row FROM word WHERE text = ?1 OR substr(text, 1, length(?1) + 1) = ?1 || '-';
