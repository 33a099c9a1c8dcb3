-- Edits that did not go into a record, kept to be read: `mine` was written here, `theirs` stands. `about` is
-- the prospect whose data it is.
CREATE TABLE sync_issue (
    document TEXT NOT NULL,
    field TEXT NOT NULL,
    reason TEXT NOT NULL,
    about TEXT NOT NULL,
    mine TEXT NOT NULL,
    theirs TEXT NOT NULL,
    PRIMARY KEY (document, field)
) STRICT;
