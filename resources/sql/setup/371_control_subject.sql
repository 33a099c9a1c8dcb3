CREATE INDEX control_subject ON control (subject, kind);
