CREATE INDEX queue_due ON queue_entry (by_due);
