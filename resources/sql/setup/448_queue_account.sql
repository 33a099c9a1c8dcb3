CREATE INDEX queue_account ON queue_entry (account) WHERE account IS NOT NULL;
