SELECT draft.id, user.id, work_in_progress.subject, work_in_progress.text, work_in_progress.citations,
    work_in_progress.base, work_in_progress.at
FROM work_in_progress JOIN draft ON draft.row = work_in_progress.draft JOIN user ON user.row = work_in_progress.user
WHERE user.id = ?1
ORDER BY work_in_progress.at DESC, draft.row;
