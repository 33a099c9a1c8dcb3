-- Documents that came and cannot be taken in, as they came.
CREATE TABLE remote_held (
    id TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT;
