-- Drafts whose entry is behind.
CREATE TABLE search_stale (
    draft INTEGER PRIMARY KEY REFERENCES draft (row)
) STRICT;
