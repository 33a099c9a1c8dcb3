CREATE INDEX decision_opened_evidence ON decision_opened (evidence);
