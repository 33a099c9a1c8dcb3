SELECT row, known FROM evidence WHERE hash = ?1;
