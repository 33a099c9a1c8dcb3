-- What the search index holds for a draft: the full-text index has no text of its own, and needs exactly
-- these values again to take the draft out.
CREATE TABLE search_entry (
    draft INTEGER PRIMARY KEY REFERENCES draft (row),
    revision INTEGER NOT NULL REFERENCES revision (row),
    person TEXT NOT NULL,
    company TEXT NOT NULL
) STRICT;
