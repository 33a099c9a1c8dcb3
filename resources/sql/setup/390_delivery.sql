CREATE TABLE delivery (
    draft INTEGER PRIMARY KEY REFERENCES draft (row),
    revision_author INTEGER NOT NULL REFERENCES user (row),
    revision_hash BLOB NOT NULL,
    content_hash TEXT NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    means TEXT NOT NULL,
    target TEXT NOT NULL,
    outcome TEXT NOT NULL,
    at INTEGER
) STRICT;
