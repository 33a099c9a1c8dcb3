INSERT INTO search (search, rowid, subject, text, person, company)
SELECT 'delete', draft, subject, text, person, company FROM search_content WHERE draft = ?1;
