UPDATE step SET regulated = ?2 WHERE row = ?1;
