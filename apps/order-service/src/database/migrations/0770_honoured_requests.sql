-- Until when sales lets the quote of a request be ordered although it has ended, for what the request says of it; null: to
-- its own day. The quote has the same, and decides.
alter table request_quote add column honoured_until timestamptz check (honoured_until > expires_at);

-- The thread of the request says that it was honoured.
alter table advanced_request_event drop constraint advanced_request_event_kind_check;
alter table advanced_request_event add constraint advanced_request_event_kind_check check (kind in ('sent', 'changed',
  'message', 'question', 'note', 'assigned', 'shared', 'share_revoked', 'quoted', 'ordered', 'declined', 'closed',
  'withdrawn', 'file', 'honoured'));
