INSERT INTO search (search) VALUES ('rebuild');
