SELECT DISTINCT subject FROM control WHERE kind = 'approvers' AND subject GLOB 'account:*';
