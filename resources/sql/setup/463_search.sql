-- The beginnings of words are kept at every length that people type: without that, SQLite puts together the
-- drafts of all words with a beginning before it answers with the newest (docs/decisions/0062).
CREATE VIRTUAL TABLE search USING fts5 (
    subject, text, person, company,
    content = 'search_content', content_rowid = 'draft',
    prefix = '2 3 4 5 6 7 8 9 10 11 12', detail = none,
    tokenize = 'unicode61 remove_diacritics 2'
);
