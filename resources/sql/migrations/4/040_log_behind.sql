INSERT OR IGNORE INTO setting (key, value) VALUES ('_log_behind', '4');
