DELETE FROM identity WHERE key = ?1 AND prospect = ?2;
