CREATE INDEX queue_language ON queue_entry (language) WHERE language IS NOT NULL;
