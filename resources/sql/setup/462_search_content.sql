CREATE VIEW search_content (draft, subject, text, person, company) AS
SELECT entry.draft, plain_text(revision.subject), plain_text(revision.text), entry.person, entry.company
FROM search_entry AS entry
JOIN revision ON revision.row = entry.revision;
