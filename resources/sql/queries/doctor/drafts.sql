SELECT row, id FROM draft;
