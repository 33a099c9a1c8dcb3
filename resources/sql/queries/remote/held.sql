SELECT id, body, reason FROM remote_held WHERE ?1 = '' OR reason = ?1 ORDER BY id;
