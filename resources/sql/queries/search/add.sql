INSERT INTO search (rowid, subject, text, person, company)
SELECT draft, subject, text, person, company FROM search_content WHERE draft = ?1;
