CREATE VIRTUAL TABLE search USING fts5 (
    subject, text, person, company,
    content = 'search_content', content_rowid = 'draft',
    prefix = '2 3 4 5 6 7 8 9 10 11 12', detail = none,
    tokenize = 'unicode61 remove_diacritics 2'
);
