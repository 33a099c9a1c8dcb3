CREATE INDEX queue_persona ON queue_entry (persona) WHERE persona IS NOT NULL;
