CREATE TABLE dismissal (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    draft INTEGER NOT NULL REFERENCES draft (row),
    revision_author INTEGER NOT NULL REFERENCES user (row),
    revision_hash BLOB NOT NULL,
    finding TEXT NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    reason TEXT NOT NULL,
    at INTEGER, reason_hash TEXT NOT NULL DEFAULT ''
) STRICT;
