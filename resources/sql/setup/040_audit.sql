CREATE TABLE audit (
    row INTEGER PRIMARY KEY,
    device INTEGER NOT NULL REFERENCES device (row),
    seq INTEGER NOT NULL,
    by INTEGER NOT NULL REFERENCES user (row),
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL,
    signature BLOB NOT NULL,
    at INTEGER,
    UNIQUE (device, seq)
) STRICT;
