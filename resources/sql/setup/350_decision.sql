-- What takes another decision back may name no revision.
CREATE TABLE decision (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    draft INTEGER NOT NULL REFERENCES draft (row),
    revision_author INTEGER REFERENCES user (row),
    revision_hash BLOB,
    content_hash TEXT NOT NULL,
    verdict TEXT NOT NULL,
    target_user INTEGER REFERENCES user (row),
    target_hash BLOB,
    user INTEGER NOT NULL REFERENCES user (row),
    role TEXT NOT NULL,
    reason TEXT NOT NULL,
    seconds_looked INTEGER NOT NULL,
    bulk INTEGER NOT NULL,
    at INTEGER, reason_hash TEXT NOT NULL DEFAULT ''
) STRICT;
