CREATE INDEX queue_owner ON queue_entry (owner) WHERE owner IS NOT NULL;
