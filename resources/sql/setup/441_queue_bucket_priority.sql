CREATE INDEX queue_bucket_priority ON queue_entry (bucket, by_priority);
