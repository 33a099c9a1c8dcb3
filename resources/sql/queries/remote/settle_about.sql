DELETE FROM sync_issue WHERE about = ?1;
