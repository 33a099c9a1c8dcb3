function (newDoc, oldDoc, userCtx) {
  // Made from the permission table of Countersign. Decides from the id and the session; the old document only
  // ever takes something away, because it can be hidden or forged.
  var members = {{MEMBERS}};
  var rules = {{RULES}};
  function forbid(rule) { throw({ forbidden: rule }); }
  function isOf(roles, role) { return roles.indexOf(role) >= 0; }
  function hasOne(roles) {
    for (var i = 0; i < userCtx.roles.length; i++) {
      if (isOf(roles, userCtx.roles[i])) { return true; }
    }
    return false;
  }
  function known(object, key) { return Object.prototype.hasOwnProperty.call(object, key); }

  var id = String(newDoc._id);
  if (id.indexOf('_design/') === 0) {
    if (!isOf(userCtx.roles, '_admin')) { forbid('design.server_admin'); }
    return;
  }
  if (!userCtx.name) { throw({ unauthorized: 'sign in' }); }
  if (id === 'team:key') {
    if (!isOf(userCtx.roles, '_admin')) { forbid('team.server_admin'); }
    if (newDoc._deleted || oldDoc) { forbid('document.immutable'); }
    return;
  }
  var parts = id.split(':');
  if (!known(rules, parts[0]) || parts.length < 2) { forbid('document.kind'); }
  var rule = rules[parts[0]];

  if (rule.immutable) {
    if (newDoc._deleted || oldDoc) { forbid('document.immutable'); }
    if (rule.sealed && !/^[0-9a-f]{64}$/.test(parts[parts.length - 1])) { forbid('document.id'); }
  }
  if (rule.owner) {
    if (parts.length < 4) { forbid('document.id'); }
    var owner = rule.owner === 'second' ? parts[1] : parts[parts.length - 2];
    if (rule.merge && owner === rule.merge) {
      if (!hasOne(members)) { forbid('document.owner'); }
      return;
    }
    if (owner !== userCtx.name) { forbid('document.owner'); }
  }
  if (newDoc._deleted) {
    if (!hasOne(rule.remove.roles)) { forbid(rule.remove.name); }
    return;
  }
  var may = rule.otherwise;
  if (rule.field) {
    var value = String(newDoc[rule.field]);
    if (known(rule.cases, value)) { may = rule.cases[value]; }
  }
  if (!may) { forbid('document.value'); }
  if (!hasOne(may.roles)) { forbid(may.name); }
  if (rule.role) {
    if (!isOf(userCtx.roles, newDoc.role) || !isOf(may.roles, newDoc.role)) { forbid('document.role'); }
  }
}
