CREATE INDEX draft_external ON draft (external_id) WHERE external_id <> '';
