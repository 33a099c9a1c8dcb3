DELETE FROM remote_held WHERE id = ?1;
