CREATE TABLE directive (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    text TEXT NOT NULL,
    segment INTEGER REFERENCES segment (row)
) STRICT;
