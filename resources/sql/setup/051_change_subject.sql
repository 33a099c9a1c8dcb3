CREATE INDEX change_subject ON change (kind, subject);
