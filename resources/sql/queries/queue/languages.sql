SELECT text FROM word WHERE EXISTS (SELECT 1 FROM queue_entry WHERE language = word.row) ORDER BY text;
