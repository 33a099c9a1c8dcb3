-- Computers that sign the audit log. `local` is 1 for those that this workspace was written on, the last
-- one being the one in use.
CREATE TABLE device (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    public_key BLOB NOT NULL,
    since INTEGER NOT NULL,
    local INTEGER NOT NULL
) STRICT;
