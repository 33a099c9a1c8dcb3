CREATE TABLE draft (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    known INTEGER NOT NULL DEFAULT 0,
    prospect INTEGER REFERENCES prospect (row),
    step INTEGER REFERENCES step (row),
    channel TEXT,
    external_id TEXT NOT NULL DEFAULT '',
    priority INTEGER NOT NULL DEFAULT 0,
    due INTEGER
) STRICT;
