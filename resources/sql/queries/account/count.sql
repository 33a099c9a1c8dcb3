SELECT count(*) FROM account WHERE known = 1;
