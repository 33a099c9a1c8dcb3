SELECT author FROM revision WHERE row = ?1;
