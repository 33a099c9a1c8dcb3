SELECT row FROM evidence WHERE about_prospect = ?1 AND known = 1;
