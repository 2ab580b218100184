-- Invoices have numbers of their own, INV-2026-000123, without gaps: one row a year counts them. A number is taken in the
-- transaction that issues the invoice, as its last lock, and stored with it; what is rolled back takes none.
create table invoice_counter (
  year smallint primary key,
  last_number integer not null check (last_number > 0)
);

create table invoice (
  account_id uuid not null,
  order_id uuid not null,
  number text not null unique,
  year smallint not null,
  sequence integer not null,
  issued_at timestamptz not null,
  primary key (account_id, order_id),
  unique (year, sequence),
  foreign key (account_id, order_id) references placed_order (account_id, id)
);

-- Older orders in the order in which their invoices were issued: a purchase order with its first shipment, all else with the
-- order. What the release before places from here on gets its number when its invoice is first looked at.
insert into invoice (account_id, order_id, number, year, sequence, issued_at)
select account_id, id, 'INV-' || year || '-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0'), year, sequence, issued_at
  from (
    select account_id, id, issued_at, year, row_number() over (partition by year order by issued_at, id)::integer as sequence
      from (
        select o.account_id, o.id, i.issued_at, extract(year from i.issued_at at time zone 'UTC')::smallint as year
          from placed_order o
          join payment p on p.account_id = o.account_id and p.id = o.payment_id
         cross join lateral (
           select case
                    when p.method <> 'purchase_order' then o.placed_at
                    else (select min(h.at) from order_history h
                           where h.account_id = o.account_id and h.order_id = o.id and h.group_id is not null and h.to_status = 'shipped')
                  end as issued_at) i
         where i.issued_at is not null) issued) numbered;

insert into invoice_counter (year, last_number) select year, max(sequence) from invoice group by year;

create trigger invoice_is_append_only before update or delete on invoice
  for each row execute function refuse_change();
create trigger invoice_is_not_emptied before truncate on invoice
  for each statement execute function refuse_change();
