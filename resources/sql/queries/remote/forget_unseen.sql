DELETE FROM remote_record WHERE body <> '' AND id NOT IN (SELECT id FROM remote_seen);
