SELECT revision, basis, skeleton, specificity, words FROM checked WHERE draft = ?1;
