CREATE INDEX evidence_account ON evidence (about_account) WHERE about_account IS NOT NULL;
