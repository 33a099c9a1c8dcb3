SELECT tier FROM account WHERE id = ?1;
