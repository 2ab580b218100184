-- When, and to which wording, a customer agreed that the marketing tracker is told; both null: not agreed.
alter table account
  add column marketing_consent_at timestamptz,
  add column marketing_consent_version text,
  add constraint marketing_consent_whole check ((marketing_consent_at is null) = (marketing_consent_version is null));

-- What the tracker is still to be told. A row goes when it was told, or when the consent was taken back.
create table tracker_event (
  id uuid primary key,
  account_id uuid not null,
  event text not null,
  occurred_at timestamptz not null,
  -- When to try next; moved forward before each attempt, as in outbox_mail.
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index tracker_event_due on tracker_event (due_at);
