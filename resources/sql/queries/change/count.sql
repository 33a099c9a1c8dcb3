SELECT count(*) FROM change WHERE parked IS NULL;
