CREATE TABLE decision_opened (
    decision INTEGER NOT NULL REFERENCES decision (row),
    position INTEGER NOT NULL,
    evidence INTEGER NOT NULL REFERENCES evidence (row),
    PRIMARY KEY (decision, position)
) STRICT, WITHOUT ROWID;
