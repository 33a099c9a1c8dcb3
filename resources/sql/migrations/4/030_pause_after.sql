CREATE TABLE pause_after (
    pause INTEGER NOT NULL REFERENCES pause (row),
    hash BLOB NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    PRIMARY KEY (pause, hash)
) STRICT, WITHOUT ROWID;
