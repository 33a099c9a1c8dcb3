SELECT key FROM identity WHERE prospect = ?1;
