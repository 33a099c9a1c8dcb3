CREATE TABLE withdrawal (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    evidence INTEGER NOT NULL REFERENCES evidence (row),
    user INTEGER NOT NULL REFERENCES user (row),
    reason TEXT NOT NULL,
    at INTEGER
) STRICT;
