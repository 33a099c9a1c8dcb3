INSERT INTO audience (segments, mode, sample_one_in) VALUES (?1, ?2, ?3);
