CREATE INDEX queue_priority ON queue_entry (by_priority);
