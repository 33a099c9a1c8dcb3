-- `hash` is the last part of the id, 32 bytes; so in every table of immutable documents. The id is put
-- together from it, the subject and the user.
CREATE TABLE evidence (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    known INTEGER NOT NULL DEFAULT 0,
    input TEXT NOT NULL DEFAULT '',
    title TEXT NOT NULL DEFAULT '',
    text TEXT NOT NULL DEFAULT '',
    source TEXT NOT NULL DEFAULT '',
    kind TEXT NOT NULL DEFAULT '',
    observed_on INTEGER,
    about TEXT NOT NULL DEFAULT '',
    condition TEXT NOT NULL DEFAULT '',
    language TEXT NOT NULL DEFAULT '',
    retrieved_at INTEGER,
    about_prospect INTEGER REFERENCES prospect (row),
    about_account INTEGER REFERENCES account (row)
) STRICT;
