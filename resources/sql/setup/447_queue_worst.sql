CREATE INDEX queue_worst ON queue_entry (by_worst);
