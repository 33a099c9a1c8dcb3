SELECT text FROM word WHERE EXISTS (SELECT 1 FROM queue_entry WHERE owner = word.row) ORDER BY text;
