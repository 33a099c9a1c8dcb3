CREATE VIRTUAL TABLE search USING fts5 (
    subject, text, person, company,
    content = 'search_content', content_rowid = 'draft',
    prefix = '2 3', detail = none, tokenize = 'unicode61 remove_diacritics 2'
);
