DELETE FROM identity WHERE prospect = ?1;
