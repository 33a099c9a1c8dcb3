DELETE FROM citation WHERE revision IN (SELECT row FROM revision WHERE draft = ?1);
