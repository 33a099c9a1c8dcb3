CREATE TABLE decision_after (
    decision INTEGER NOT NULL REFERENCES decision (row),
    hash BLOB NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    PRIMARY KEY (decision, hash)
) STRICT, WITHOUT ROWID;
