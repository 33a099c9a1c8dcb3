SELECT count(*) FROM draft WHERE known = 1;
