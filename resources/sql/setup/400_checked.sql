-- What the checks found, a cache: on which revision, and on what else it rests.
CREATE TABLE checked (
    draft INTEGER PRIMARY KEY REFERENCES draft (row),
    revision INTEGER NOT NULL REFERENCES revision (row),
    basis TEXT NOT NULL,
    skeleton TEXT NOT NULL,
    specificity REAL,
    words INTEGER NOT NULL
) STRICT;
