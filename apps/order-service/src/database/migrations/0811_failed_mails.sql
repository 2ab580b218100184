-- The list of orders says of each whether a mail about it has failed. Those are a handful among all mails ever sent.
create index outbox_mail_failed on outbox_mail (about) where about is not null and sent_at is null and last_error is not null;
