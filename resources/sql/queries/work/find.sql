SELECT draft.id, user.id, work_in_progress.subject, work_in_progress.text, work_in_progress.citations,
    work_in_progress.base, work_in_progress.at
FROM draft JOIN work_in_progress ON work_in_progress.draft = draft.row JOIN user ON user.row = work_in_progress.user
WHERE draft.id = ?1 AND user.id = ?2;
