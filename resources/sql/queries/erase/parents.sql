DELETE FROM revision_parent WHERE revision IN (SELECT row FROM revision WHERE draft = ?1);
