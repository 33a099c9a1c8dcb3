CREATE INDEX draft_step ON draft (step) WHERE step IS NOT NULL;
