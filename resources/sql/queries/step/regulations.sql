SELECT id, regulated, row FROM step;
