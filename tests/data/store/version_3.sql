-- A workspace as version 3 of the schema made it, with a few rows. Frozen: every later version opens it.
PRAGMA application_id = 1129531214;
CREATE TABLE setting (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE user (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    known INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL DEFAULT '',
    role TEXT NOT NULL DEFAULT '',
    email TEXT NOT NULL DEFAULT '',
    languages TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE TABLE device (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    public_key BLOB NOT NULL,
    since INTEGER NOT NULL,
    local INTEGER NOT NULL
) STRICT;
CREATE TABLE audit (
    row INTEGER PRIMARY KEY,
    device INTEGER NOT NULL REFERENCES device (row),
    seq INTEGER NOT NULL,
    by INTEGER NOT NULL REFERENCES user (row),
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL,
    signature BLOB NOT NULL,
    at INTEGER,
    UNIQUE (device, seq)
) STRICT;
CREATE INDEX audit_subject ON audit (subject, row);
CREATE TABLE audit_head (
    device INTEGER PRIMARY KEY REFERENCES device (row),
    seq INTEGER NOT NULL,
    hash TEXT NOT NULL,
    signature BLOB NOT NULL
) STRICT;
CREATE TABLE change (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    kind INTEGER NOT NULL,
    subject INTEGER NOT NULL,
    document TEXT,
    deleted INTEGER NOT NULL DEFAULT 0,
    mutation BLOB NOT NULL,
    queued_at INTEGER NOT NULL
) STRICT;
CREATE INDEX change_subject ON change (kind, subject);
CREATE TABLE persona (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    known INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL DEFAULT '',
    accountable_for TEXT NOT NULL DEFAULT '[]',
    cares_about TEXT NOT NULL DEFAULT '[]',
    title_patterns TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE TABLE segment (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    known INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL DEFAULT '',
    directives TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE TABLE audience (
    row INTEGER PRIMARY KEY,
    segments TEXT NOT NULL UNIQUE,
    mode TEXT NOT NULL,
    sample_one_in INTEGER NOT NULL DEFAULT 10
) STRICT;
CREATE TABLE audience_segment (
    audience INTEGER NOT NULL REFERENCES audience (row),
    position INTEGER NOT NULL,
    segment INTEGER NOT NULL REFERENCES segment (row),
    PRIMARY KEY (audience, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX audience_segment_segment ON audience_segment (segment);
INSERT INTO audience (row, segments, mode) VALUES (1, '[]', 'review');
CREATE TABLE sequence (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    known INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL DEFAULT '',
    segment INTEGER REFERENCES segment (row)
) STRICT;
CREATE TABLE step (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    known INTEGER NOT NULL DEFAULT 0,
    sequence INTEGER REFERENCES sequence (row),
    position INTEGER NOT NULL DEFAULT 0,
    channel TEXT,
    regulated INTEGER NOT NULL DEFAULT 0,
    purpose TEXT NOT NULL DEFAULT '',
    days_after INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX step_sequence ON step (sequence, position);
CREATE TABLE boundary (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    title TEXT NOT NULL,
    kind TEXT NOT NULL,
    pattern TEXT NOT NULL,
    reason TEXT NOT NULL,
    probe TEXT NOT NULL
) STRICT;
CREATE TABLE directive (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    text TEXT NOT NULL,
    segment INTEGER REFERENCES segment (row)
) STRICT;
CREATE TABLE account (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    known INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL DEFAULT '',
    folded_name TEXT NOT NULL DEFAULT '',
    domain TEXT NOT NULL DEFAULT '',
    industry TEXT NOT NULL DEFAULT '',
    employees TEXT NOT NULL DEFAULT '',
    country TEXT NOT NULL DEFAULT '',
    custom TEXT NOT NULL DEFAULT '{}',
    tier TEXT NOT NULL DEFAULT 'none'
) STRICT;
CREATE INDEX account_name ON account (folded_name);
CREATE INDEX account_domain ON account (domain) WHERE domain <> '';
CREATE TABLE prospect (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    known INTEGER NOT NULL DEFAULT 0,
    account INTEGER REFERENCES account (row),
    persona INTEGER REFERENCES persona (row),
    audience INTEGER NOT NULL DEFAULT 1 REFERENCES audience (row),
    name TEXT NOT NULL DEFAULT '',
    given TEXT NOT NULL DEFAULT '',
    family TEXT NOT NULL DEFAULT '',
    email TEXT NOT NULL DEFAULT '',
    phone TEXT NOT NULL DEFAULT '',
    title TEXT NOT NULL DEFAULT '',
    profile_url TEXT NOT NULL DEFAULT '',
    city TEXT NOT NULL DEFAULT '',
    country TEXT NOT NULL DEFAULT '',
    language TEXT NOT NULL DEFAULT '',
    time_zone TEXT NOT NULL DEFAULT '',
    owner TEXT NOT NULL DEFAULT '',
    notes TEXT NOT NULL DEFAULT '',
    external_ids TEXT NOT NULL DEFAULT '{}',
    custom TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE INDEX prospect_account ON prospect (account) WHERE account IS NOT NULL;
CREATE INDEX prospect_audience ON prospect (audience);
CREATE TABLE identity (
    key INTEGER NOT NULL,
    prospect INTEGER NOT NULL REFERENCES prospect (row),
    PRIMARY KEY (key, prospect)
) STRICT, WITHOUT ROWID;
CREATE TABLE twin (
    a INTEGER NOT NULL REFERENCES prospect (row),
    b INTEGER NOT NULL REFERENCES prospect (row),
    verdict TEXT NOT NULL,
    PRIMARY KEY (a, b)
) STRICT, WITHOUT ROWID;
CREATE INDEX twin_b ON twin (b);
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
CREATE INDEX evidence_prospect ON evidence (about_prospect) WHERE about_prospect IS NOT NULL;
CREATE INDEX evidence_account ON evidence (about_account) WHERE about_account IS NOT NULL;
CREATE INDEX evidence_knowledge ON evidence (input) WHERE input = 'knowledge';
CREATE TABLE withdrawal (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    evidence INTEGER NOT NULL REFERENCES evidence (row),
    user INTEGER NOT NULL REFERENCES user (row),
    reason TEXT NOT NULL,
    at INTEGER
) STRICT;
CREATE INDEX withdrawal_evidence ON withdrawal (evidence);
CREATE TABLE draft (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    known INTEGER NOT NULL DEFAULT 0,
    prospect INTEGER REFERENCES prospect (row),
    step INTEGER REFERENCES step (row),
    channel TEXT,
    external_id TEXT NOT NULL DEFAULT '',
    priority INTEGER NOT NULL DEFAULT 0,
    due INTEGER
) STRICT;
CREATE INDEX draft_prospect ON draft (prospect);
CREATE INDEX draft_external ON draft (external_id) WHERE external_id <> '';
CREATE INDEX draft_step ON draft (step) WHERE step IS NOT NULL;
CREATE TABLE revision (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    draft INTEGER NOT NULL REFERENCES draft (row),
    author INTEGER NOT NULL REFERENCES user (row),
    head INTEGER NOT NULL,
    origin TEXT NOT NULL,
    at INTEGER,
    subject TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE INDEX revision_draft ON revision (draft, head);
CREATE TABLE revision_parent (
    revision INTEGER NOT NULL REFERENCES revision (row),
    hash BLOB NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    PRIMARY KEY (revision, hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX revision_parent_hash ON revision_parent (hash);
CREATE TABLE citation (
    revision INTEGER NOT NULL REFERENCES revision (row),
    label TEXT NOT NULL,
    evidence INTEGER NOT NULL REFERENCES evidence (row),
    PRIMARY KEY (revision, label)
) STRICT, WITHOUT ROWID;
CREATE INDEX citation_evidence ON citation (evidence);
CREATE TABLE generation (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    draft INTEGER NOT NULL REFERENCES draft (row),
    revision_author INTEGER NOT NULL REFERENCES user (row),
    revision_hash BLOB NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    provider TEXT NOT NULL,
    model TEXT NOT NULL,
    prompt_hash TEXT NOT NULL,
    plan TEXT NOT NULL,
    knowledge_version TEXT NOT NULL,
    directive TEXT NOT NULL,
    at INTEGER
) STRICT;
CREATE INDEX generation_draft ON generation (draft);
CREATE TABLE decision (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    draft INTEGER NOT NULL REFERENCES draft (row),
    revision_author INTEGER REFERENCES user (row),
    revision_hash BLOB,
    content_hash TEXT NOT NULL,
    verdict TEXT NOT NULL,
    target_user INTEGER REFERENCES user (row),
    target_hash BLOB,
    user INTEGER NOT NULL REFERENCES user (row),
    role TEXT NOT NULL,
    reason TEXT NOT NULL,
    seconds_looked INTEGER NOT NULL,
    bulk INTEGER NOT NULL,
    at INTEGER
) STRICT;
CREATE INDEX decision_draft ON decision (draft);
CREATE INDEX decision_user ON decision (user, at);
CREATE TABLE decision_after (
    decision INTEGER NOT NULL REFERENCES decision (row),
    hash BLOB NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    PRIMARY KEY (decision, hash)
) STRICT, WITHOUT ROWID;
CREATE TABLE decision_opened (
    decision INTEGER NOT NULL REFERENCES decision (row),
    position INTEGER NOT NULL,
    evidence INTEGER NOT NULL REFERENCES evidence (row),
    PRIMARY KEY (decision, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX decision_opened_evidence ON decision_opened (evidence);
CREATE INDEX decision_by ON decision (user);
CREATE TABLE dismissal (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    draft INTEGER NOT NULL REFERENCES draft (row),
    revision_author INTEGER NOT NULL REFERENCES user (row),
    revision_hash BLOB NOT NULL,
    finding TEXT NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    reason TEXT NOT NULL,
    at INTEGER
) STRICT;
CREATE INDEX dismissal_draft ON dismissal (draft);
CREATE TABLE control (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    subject TEXT NOT NULL,
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    role TEXT NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER
) STRICT;
CREATE INDEX control_subject ON control (subject, kind);
CREATE TABLE control_after (
    control INTEGER NOT NULL REFERENCES control (row),
    hash BLOB NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    PRIMARY KEY (control, hash)
) STRICT, WITHOUT ROWID;
CREATE TABLE suppression (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    key TEXT NOT NULL,
    identity INTEGER NOT NULL,
    kind TEXT NOT NULL,
    channels TEXT NOT NULL,
    reason TEXT NOT NULL,
    since TEXT NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    at INTEGER
) STRICT;
CREATE INDEX suppression_identity ON suppression (identity);
CREATE TABLE lift (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    suppression TEXT NOT NULL,
    subject_key TEXT NOT NULL,
    suppression_hash BLOB NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    reason TEXT NOT NULL,
    at INTEGER
) STRICT;
CREATE INDEX lift_suppression ON lift (suppression_hash);
CREATE TABLE delivery (
    draft INTEGER PRIMARY KEY REFERENCES draft (row),
    revision_author INTEGER NOT NULL REFERENCES user (row),
    revision_hash BLOB NOT NULL,
    content_hash TEXT NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    means TEXT NOT NULL,
    target TEXT NOT NULL,
    outcome TEXT NOT NULL,
    at INTEGER
) STRICT;
CREATE INDEX delivery_unsettled ON delivery (draft) WHERE outcome IN ('claimed', 'unknown');
CREATE TABLE reply (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    prospect INTEGER NOT NULL REFERENCES prospect (row),
    user INTEGER NOT NULL REFERENCES user (row),
    text TEXT NOT NULL,
    opt_out INTEGER NOT NULL,
    at INTEGER
) STRICT;
CREATE INDEX reply_prospect ON reply (prospect);
CREATE TABLE pause (
    row INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    is_on INTEGER NOT NULL,
    user INTEGER NOT NULL REFERENCES user (row),
    reason TEXT NOT NULL,
    at INTEGER
) STRICT;
CREATE TABLE checked (
    draft INTEGER PRIMARY KEY REFERENCES draft (row),
    revision INTEGER NOT NULL REFERENCES revision (row),
    basis TEXT NOT NULL,
    skeleton TEXT NOT NULL,
    specificity REAL,
    words INTEGER NOT NULL
) STRICT;
CREATE TABLE check_name (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE
) STRICT;
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
CREATE INDEX finding_check ON finding (check_name, draft) WHERE is_open = 1;
CREATE TABLE work_in_progress (
    draft INTEGER NOT NULL REFERENCES draft (row),
    user INTEGER NOT NULL REFERENCES user (row),
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    citations TEXT NOT NULL,
    base TEXT NOT NULL,
    at INTEGER,
    PRIMARY KEY (draft, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE word (
    row INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE bucket (
    row INTEGER PRIMARY KEY,
    audience INTEGER NOT NULL REFERENCES audience (row),
    facts INTEGER NOT NULL,
    channel TEXT NOT NULL,
    n INTEGER NOT NULL DEFAULT 0,
    UNIQUE (audience, facts, channel)
) STRICT;
CREATE TABLE queue_entry (
    draft INTEGER PRIMARY KEY REFERENCES draft (row),
    bucket INTEGER NOT NULL REFERENCES bucket (row),
    by_priority INTEGER NOT NULL,
    by_due INTEGER NOT NULL,
    by_worst INTEGER NOT NULL,
    account INTEGER REFERENCES account (row),
    persona INTEGER REFERENCES persona (row),
    language INTEGER REFERENCES word (row),
    owner INTEGER REFERENCES word (row),
    head INTEGER REFERENCES revision (row),
    revisions INTEGER NOT NULL,
    blockers INTEGER NOT NULL,
    warnings INTEGER NOT NULL,
    notes INTEGER NOT NULL,
    worst_check INTEGER REFERENCES check_name (row)
) STRICT;
CREATE INDEX queue_bucket_priority ON queue_entry (bucket, by_priority);
CREATE INDEX queue_bucket_due ON queue_entry (bucket, by_due);
CREATE INDEX queue_bucket_worst ON queue_entry (bucket, by_worst);
CREATE INDEX queue_bucket ON queue_entry (bucket);
CREATE INDEX queue_priority ON queue_entry (by_priority);
CREATE INDEX queue_due ON queue_entry (by_due);
CREATE INDEX queue_worst ON queue_entry (by_worst);
CREATE INDEX queue_account ON queue_entry (account) WHERE account IS NOT NULL;
CREATE INDEX queue_persona ON queue_entry (persona) WHERE persona IS NOT NULL;
CREATE INDEX queue_language ON queue_entry (language) WHERE language IS NOT NULL;
CREATE INDEX queue_owner ON queue_entry (owner) WHERE owner IS NOT NULL;
CREATE TABLE search_entry (
    draft INTEGER PRIMARY KEY REFERENCES draft (row),
    revision INTEGER NOT NULL REFERENCES revision (row),
    person TEXT NOT NULL,
    company TEXT NOT NULL
) STRICT;
CREATE TABLE search_stale (
    draft INTEGER PRIMARY KEY REFERENCES draft (row)
) STRICT;
CREATE VIEW search_content (draft, subject, text, person, company) AS
SELECT entry.draft, plain_text(revision.subject), plain_text(revision.text), entry.person, entry.company
FROM search_entry AS entry
JOIN revision ON revision.row = entry.revision;
CREATE VIRTUAL TABLE search USING fts5 (
    subject, text, person, company,
    content = 'search_content', content_rowid = 'draft',
    prefix = '2 3 4 5 6 7 8 9 10 11 12', detail = none,
    tokenize = 'unicode61 remove_diacritics 2'
);
INSERT INTO setting (key, value) VALUES
    ('_team_key', '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'),
    ('_workspace', '0123456789abcdef0123456789abcdef'),
    ('rules.email_words_max', '90');
INSERT INTO user (row, id, known, name, role, email, languages)
VALUES (1, 'user:mara-lind', 1, 'Mara Lind', 'manager', 'mara@us.example', '["en"]');
INSERT INTO account (row, id, known, name, folded_name, domain, industry)
VALUES (1, 'account:a1', 1, 'Rook Works', 'rook works', 'rook.example', 'Food');
INSERT INTO change (kind, subject, document, deleted, mutation, queued_at)
VALUES (1, 1, NULL, 0, x'000102030405060708090a0b0c0d0e0f', 1763800000000);
ALTER TABLE change ADD COLUMN parked TEXT;
CREATE TABLE remote_record (
    id TEXT NOT NULL PRIMARY KEY,
    rev TEXT NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE TABLE remote_seen (
    id TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
CREATE TABLE remote_held (
    id TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT;
CREATE TABLE sync_issue (
    document TEXT NOT NULL,
    field TEXT NOT NULL,
    reason TEXT NOT NULL,
    about TEXT NOT NULL,
    mine TEXT NOT NULL,
    theirs TEXT NOT NULL,
    PRIMARY KEY (document, field)
) STRICT;
PRAGMA user_version = 3;
