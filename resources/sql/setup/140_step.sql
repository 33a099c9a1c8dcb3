-- `regulated` is what its controls give.
CREATE TABLE step (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    known INTEGER NOT NULL DEFAULT 0,
    sequence INTEGER REFERENCES sequence (row),
    position INTEGER NOT NULL DEFAULT 0,
    channel TEXT,
    regulated INTEGER NOT NULL DEFAULT 0,
    purpose TEXT NOT NULL DEFAULT '',
    days_after INTEGER NOT NULL DEFAULT 0
) STRICT;
