CREATE INDEX dismissal_draft ON dismissal (draft);
