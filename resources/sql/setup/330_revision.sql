-- `head` is 1 while no other revision names it as a parent.
CREATE TABLE revision (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    draft INTEGER NOT NULL REFERENCES draft (row),
    author INTEGER NOT NULL REFERENCES user (row),
    head INTEGER NOT NULL,
    origin TEXT NOT NULL,
    at INTEGER,
    subject TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
