SELECT count(*) FROM suppression;
