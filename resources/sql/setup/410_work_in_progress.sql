CREATE TABLE work_in_progress (
    draft INTEGER NOT NULL REFERENCES draft (row),
    user INTEGER NOT NULL REFERENCES user (row),
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    citations TEXT NOT NULL,
    base TEXT NOT NULL,
    at INTEGER,
    PRIMARY KEY (draft, user)
) STRICT, WITHOUT ROWID;
