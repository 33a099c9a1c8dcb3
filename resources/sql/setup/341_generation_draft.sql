CREATE INDEX generation_draft ON generation (draft);
