CREATE TABLE reply (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    prospect INTEGER NOT NULL REFERENCES prospect (row),
    user INTEGER NOT NULL REFERENCES user (row),
    text TEXT NOT NULL,
    opt_out INTEGER NOT NULL,
    at INTEGER
) STRICT;
