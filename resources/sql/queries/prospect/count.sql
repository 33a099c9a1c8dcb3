SELECT count(*) FROM prospect WHERE known = 1;
