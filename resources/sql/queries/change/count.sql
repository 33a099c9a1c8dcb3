SELECT count(*) FROM change;
