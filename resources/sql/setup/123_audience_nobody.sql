INSERT INTO audience (row, segments, mode) VALUES (1, '[]', 'review');
