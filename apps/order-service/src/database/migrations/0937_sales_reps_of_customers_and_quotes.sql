-- Who of sales looks after a customer, and after a quote (ruling 52), as is kept of requests and orders already.
alter table account add column sales_rep_id uuid references account (id);
alter table quote add column sales_rep_id uuid references account (id);

-- Lists that are narrowed to one of them; an account that is deleted is looked for here, too.
create index account_by_rep on account (sales_rep_id) where sales_rep_id is not null;
create index quote_by_rep on quote (sales_rep_id, issued_at desc, id desc) where sales_rep_id is not null;

-- The list of customers in the office, the latest first.
create index account_latest on account (created_at desc, id desc);
