CREATE INDEX queue_bucket_due ON queue_entry (bucket, by_due);
