DELETE FROM work_in_progress WHERE draft = ?1 AND user = ?2;
