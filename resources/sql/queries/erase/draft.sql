UPDATE draft
SET known = 2, prospect = NULL, step = NULL, channel = NULL, external_id = '', priority = 0, due = NULL
WHERE row = ?1;
