UPDATE twin SET verdict = 'undecided' WHERE (a = ?1 OR b = ?1) AND verdict = 'same_person';
