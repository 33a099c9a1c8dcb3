DELETE FROM identity;
