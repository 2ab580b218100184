-- Staff who look after money (rulings 65, 76 and 87).
alter table account_role drop constraint account_role_role_check;
alter table account_role add constraint account_role_role_check
  check (role in ('administrator', 'sales', 'production', 'content', 'finance'));
