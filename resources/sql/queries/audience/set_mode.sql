UPDATE audience SET mode = ?2, sample_one_in = ?3
WHERE row = ?1 AND (mode <> ?2 OR sample_one_in <> ?3);
