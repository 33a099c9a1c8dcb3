CREATE INDEX revision_draft ON revision (draft, head);
