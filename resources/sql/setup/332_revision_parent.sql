-- A parent is named by user and hash, for it may not have come yet.
CREATE TABLE revision_parent (
    revision INTEGER NOT NULL REFERENCES revision (row),
    hash BLOB NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    PRIMARY KEY (revision, hash)
) STRICT, WITHOUT ROWID;
