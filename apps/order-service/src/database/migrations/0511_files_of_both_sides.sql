-- Sales attaches files to a request too. Who may take a file away again is who attached it: the customer not those of staff.
alter table attachment add column by_staff boolean not null default false;

-- A file stands in the thread.
alter table advanced_request_event drop constraint advanced_request_event_kind_check;
alter table advanced_request_event add constraint advanced_request_event_kind_check check (kind in ('sent', 'changed',
  'message', 'question', 'note', 'assigned', 'shared', 'share_revoked', 'quoted', 'ordered', 'declined', 'closed',
  'withdrawn', 'file'));
