CREATE INDEX decision_draft ON decision (draft);
