CREATE TABLE citation (
    revision INTEGER NOT NULL REFERENCES revision (row),
    label TEXT NOT NULL,
    evidence INTEGER NOT NULL REFERENCES evidence (row),
    PRIMARY KEY (revision, label)
) STRICT, WITHOUT ROWID;
