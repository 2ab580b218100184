-- Mails are written in the transaction that promises them and sent afterwards, each once.
create table outbox_mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null,
  -- When to try next; moved forward before each attempt, so that a crash delays a mail and doesn't repeat it at once.
  due_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text
);
create index outbox_mail_due on outbox_mail (due_at) where sent_at is null;
create index outbox_mail_by_age on outbox_mail (created_at);
