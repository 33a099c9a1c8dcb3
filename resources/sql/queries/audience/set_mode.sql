UPDATE audience SET mode = ?2 WHERE row = ?1 AND mode <> ?2;
