SELECT count(*) FROM audit;
