UPDATE draft
SET known = 1, prospect = ?2, step = ?3, channel = ?4, external_id = ?5, priority = ?6, due = ?7
WHERE row = ?1;
