CREATE INDEX evidence_prospect ON evidence (about_prospect) WHERE about_prospect IS NOT NULL;
