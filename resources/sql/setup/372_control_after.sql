CREATE TABLE control_after (
    control INTEGER NOT NULL REFERENCES control (row),
    hash BLOB NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    PRIMARY KEY (control, hash)
) STRICT, WITHOUT ROWID;
