UPDATE step SET known = 1, sequence = ?2, position = ?3, channel = ?4, purpose = ?5, days_after = ?6 WHERE row = ?1;
