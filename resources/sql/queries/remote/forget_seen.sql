DELETE FROM remote_seen;
