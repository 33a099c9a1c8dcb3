SELECT key, value FROM setting ORDER BY key;
