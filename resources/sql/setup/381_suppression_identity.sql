CREATE INDEX suppression_identity ON suppression (identity);
