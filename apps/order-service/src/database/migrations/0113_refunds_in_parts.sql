-- A payment is given back in parts, the way it came or (a card) as edit credit. What corrects an invoice has a number of its
-- own, CN-XXXX-XXXX; refunds of before have none.
alter table refund
  add column target text not null default 'same_way' check (target in ('same_way', 'edit_credit')),
  add column credit_note_number text unique;
