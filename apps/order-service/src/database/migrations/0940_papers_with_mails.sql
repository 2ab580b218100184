-- The paper that goes along with a mail, such as the invoice of the order that the mail is about. It is drawn when the mail
-- is sent, so that none is kept. Null: none does.
alter table outbox_mail add column paper text;
