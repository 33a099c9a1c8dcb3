CREATE TABLE sync_issue (
    document TEXT NOT NULL,
    field TEXT NOT NULL,
    reason TEXT NOT NULL,
    about TEXT NOT NULL,
    mine TEXT NOT NULL,
    theirs TEXT NOT NULL,
    PRIMARY KEY (document, field)
) STRICT;
