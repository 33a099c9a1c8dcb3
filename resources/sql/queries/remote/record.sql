SELECT rev, body FROM remote_record WHERE id = ?1;
