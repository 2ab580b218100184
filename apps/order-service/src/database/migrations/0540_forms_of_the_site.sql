-- What visitors sent by forms of the site: with the version of the form, and the page and its version that it stood on.
create table content.form_answer (
  id uuid primary key,
  form text not null,
  form_version integer not null,
  -- The address as it was; the entry and its version where one was published there.
  page text not null,
  page_id uuid,
  page_version integer,
  -- By the names of fields.
  answers jsonb not null,
  email text,
  -- When it was agreed that the provider may write; null: it was not.
  consent_at timestamptz,
  sent_at timestamptz not null,
  -- What is sent twice, as by a double click, or by one person for one event, is kept once.
  sameness bytea not null unique
);
create index form_answer_by_form on content.form_answer (form, sent_at desc, id desc);
create index form_answer_by_time on content.form_answer (sent_at desc, id desc);

-- How many seats of an event are taken. A seat is taken by an update under a condition.
create table content.event_seats (
  event_id uuid primary key,
  taken integer not null check (taken > 0)
);

-- An event for the tracker may be of somebody without an account, who agreed in a form.
alter table tracker_event alter column account_id drop not null;
alter table tracker_event add column email text;
alter table tracker_event add constraint tracker_event_is_of_somebody check ((account_id is null) <> (email is null)) not valid;
