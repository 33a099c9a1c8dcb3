CREATE INDEX withdrawal_evidence ON withdrawal (evidence);
