CREATE TABLE lift (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    suppression TEXT NOT NULL,
    subject_key TEXT NOT NULL,
    suppression_hash BLOB NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    reason TEXT NOT NULL,
    at INTEGER
) STRICT;
