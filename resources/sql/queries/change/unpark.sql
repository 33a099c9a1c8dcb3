UPDATE change SET parked = NULL WHERE parked IS NOT NULL;
