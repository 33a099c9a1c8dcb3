-- How far each device's chain goes, signed, so that a cut-off end shows.
CREATE TABLE audit_head (
    device INTEGER PRIMARY KEY REFERENCES device (row),
    seq INTEGER NOT NULL,
    hash TEXT NOT NULL,
    signature BLOB NOT NULL
) STRICT;
