UPDATE change
SET parked = ?4
WHERE kind = ?1 AND ((?2 <> 0 AND subject = ?2 AND deleted = 0) OR document = ?3 OR kind = 9);
