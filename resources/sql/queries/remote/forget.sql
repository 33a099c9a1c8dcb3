DELETE FROM remote_record WHERE id = ?1;
