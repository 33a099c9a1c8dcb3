CREATE INDEX queue_bucket_worst ON queue_entry (bucket, by_worst);
