-- What customers ask for that no order form sells: a request with the versions of the forms that it was given to, its
-- answers, where it stands, and who of sales answers.
create table advanced_request (
  account_id uuid not null references account (id),
  id uuid not null unique,
  -- R-2026-000123: the next one of its year, as invoices are counted.
  number text not null unique,
  request_type text not null,
  parent_version integer not null,
  child_version integer not null,
  title text not null,
  annotation text not null,
  -- {parent, child}: what was typed, by the names of fields.
  answers jsonb not null,
  state text not null default 'submitted' check (state in
    ('submitted', 'with_sales', 'waiting_for_customer', 'quoted', 'ordered', 'closed', 'withdrawn')),
  -- Raised by every write; a write that carries an older one changes nothing.
  version integer not null default 1,
  sales_rep_id uuid references account (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create index advanced_request_queue on advanced_request (state, created_at, id);
create index advanced_request_by_rep on advanced_request (sales_rep_id, created_at, id) where sales_rep_id is not null;

create table advanced_request_counter (
  year integer primary key,
  last_number integer not null
);

-- Everything that happened to a request: messages of both sides, notes of colleagues, and each change. It only grows.
create table advanced_request_event (
  account_id uuid not null,
  request_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('sent', 'changed', 'message', 'question', 'note', 'assigned', 'shared', 'share_revoked',
    'quoted', 'ordered', 'declined', 'closed', 'withdrawn')),
  side text not null check (side in ('customer', 'staff', 'store')),
  -- The account and the name of then; null: the store itself.
  actor_id uuid references account (id),
  actor_name text,
  text text not null default '',
  from_state text,
  to_state text not null,
  -- Old and new values, by field.
  details jsonb not null default '{}',
  at timestamptz not null,
  primary key (account_id, request_id, id),
  foreign key (account_id, request_id) references advanced_request (account_id, id)
);
create trigger advanced_request_event_is_append_only before update or delete on advanced_request_event
  for each row execute function refuse_change();
create trigger advanced_request_event_is_not_emptied before truncate on advanced_request_event
  for each statement execute function refuse_change();

-- Links by which anybody reads a request; of the token only the hash is kept.
create table advanced_request_share (
  token_hash bytea primary key,
  account_id uuid not null,
  request_id uuid not null,
  id uuid not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  foreign key (account_id, request_id) references advanced_request (account_id, id)
);
create index advanced_request_share_of_one on advanced_request_share (account_id, request_id);

-- What a sales representative looks after; a new request goes to somebody whom it fits. Empty: all of them.
create table sales_territory (
  account_id uuid primary key references account (id) on delete cascade,
  territory text not null default '',
  phone text not null default '',
  countries text[] not null default '{}',
  request_types text[] not null default '{}'
);
