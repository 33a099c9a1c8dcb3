SELECT count(*) - (SELECT count(DISTINCT b) FROM twin WHERE verdict = 'same_person') FROM prospect WHERE known = 1;
