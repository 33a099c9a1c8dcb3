CREATE TABLE audience_segment (
    audience INTEGER NOT NULL REFERENCES audience (row),
    position INTEGER NOT NULL,
    segment INTEGER NOT NULL REFERENCES segment (row),
    PRIMARY KEY (audience, position)
) STRICT, WITHOUT ROWID;
