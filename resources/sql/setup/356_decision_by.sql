CREATE INDEX decision_by ON decision (user);
