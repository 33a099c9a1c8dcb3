-- `identity` is the key under which identity holds the people that it names.
CREATE TABLE suppression (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    key TEXT NOT NULL,
    identity INTEGER NOT NULL,
    kind TEXT NOT NULL,
    channels TEXT NOT NULL,
    reason TEXT NOT NULL,
    since TEXT NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    at INTEGER
) STRICT;
