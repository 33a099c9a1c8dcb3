SELECT id, tier, row FROM account WHERE tier <> 'none' OR id IN (SELECT subject FROM control WHERE kind = 'tier');
