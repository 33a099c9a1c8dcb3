CREATE INDEX queue_bucket ON queue_entry (bucket);
