CREATE INDEX citation_evidence ON citation (evidence);
