SELECT '', '', hash FROM evidence WHERE row = ?1 AND known = 1;
