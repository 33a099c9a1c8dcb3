CREATE INDEX decision_user ON decision (user, at);
