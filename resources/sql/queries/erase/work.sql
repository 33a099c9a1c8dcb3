DELETE FROM work_in_progress WHERE draft = ?1;
