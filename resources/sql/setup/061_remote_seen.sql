-- What a pull that began anew has met so far; empty otherwise.
CREATE TABLE remote_seen (
    id TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
