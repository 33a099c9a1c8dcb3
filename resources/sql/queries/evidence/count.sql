SELECT count(*) FROM evidence WHERE known = 1;
