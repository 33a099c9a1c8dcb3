UPDATE prospect SET audience = ?2 WHERE row = ?1 AND audience <> ?2;
