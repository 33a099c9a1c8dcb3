-- `is_open` is 0 once somebody who may has set it aside.
CREATE TABLE finding (
    draft INTEGER NOT NULL REFERENCES draft (row),
    position INTEGER NOT NULL,
    check_name INTEGER NOT NULL REFERENCES check_name (row),
    is_open INTEGER NOT NULL,
    severity TEXT NOT NULL,
    field TEXT NOT NULL,
    start INTEGER NOT NULL,
    end INTEGER NOT NULL,
    excerpt TEXT NOT NULL,
    reason TEXT NOT NULL,
    args TEXT,
    evidence TEXT,
    fix TEXT,
    PRIMARY KEY (draft, position)
) STRICT, WITHOUT ROWID;
