-- Records that look like one person; `a` is the lower row.
CREATE TABLE twin (
    a INTEGER NOT NULL REFERENCES prospect (row),
    b INTEGER NOT NULL REFERENCES prospect (row),
    verdict TEXT NOT NULL,
    PRIMARY KEY (a, b)
) STRICT, WITHOUT ROWID;
