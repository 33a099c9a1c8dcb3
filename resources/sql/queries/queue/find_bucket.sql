SELECT row FROM bucket WHERE audience = ?1 AND facts = ?2 AND channel = ?3;
