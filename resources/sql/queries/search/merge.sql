INSERT INTO search (search, rank) VALUES ('merge', ?1);
