CREATE TABLE boundary (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    title TEXT NOT NULL,
    kind TEXT NOT NULL,
    pattern TEXT NOT NULL,
    reason TEXT NOT NULL,
    probe TEXT NOT NULL
) STRICT;
