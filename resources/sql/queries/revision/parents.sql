SELECT user.id, revision_parent.hash
FROM revision_parent JOIN user ON user.row = revision_parent.user
WHERE revision_parent.revision = ?1;
