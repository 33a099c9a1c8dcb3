CREATE TABLE control (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    subject TEXT NOT NULL,
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    role TEXT NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER
) STRICT;
