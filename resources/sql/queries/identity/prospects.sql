SELECT prospect FROM identity WHERE key = ?1;
