-- What prospects are found by: the first eight bytes of keyed hashes (see app/store/identity_keys.h).
-- Two values may share a key, so what is found is compared.
CREATE TABLE identity (
    key INTEGER NOT NULL,
    prospect INTEGER NOT NULL REFERENCES prospect (row),
    PRIMARY KEY (key, prospect)
) STRICT, WITHOUT ROWID;
