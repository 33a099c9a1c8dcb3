CREATE TABLE generation (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    draft INTEGER NOT NULL REFERENCES draft (row),
    revision_author INTEGER NOT NULL REFERENCES user (row),
    revision_hash BLOB NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    provider TEXT NOT NULL,
    model TEXT NOT NULL,
    prompt_hash TEXT NOT NULL,
    plan TEXT NOT NULL,
    knowledge_version TEXT NOT NULL,
    directive TEXT NOT NULL,
    at INTEGER
) STRICT;
