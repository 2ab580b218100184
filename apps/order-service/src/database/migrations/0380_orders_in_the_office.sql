-- What staff needs to see of orders and to move them: the review of plates as a state of its own, a number that each write
-- raises, the sales representative, and what lists are filtered and searched by.
alter table placed_order
  add column review_state text not null default 'not_required'
    check (review_state in ('not_required', 'pending', 'cleared', 'held')),
  -- Raised by every write; a write that carries an older one changes nothing.
  add column revision integer not null default 1,
  add column sales_rep_id uuid references account (id),
  -- The day by which its first box should leave, as its customer was told.
  add column due_at timestamptz,
  add column temperatures text[] not null default '{}',
  add column product_slugs text[] not null default '{}',
  -- Frozen contents with an address or a way of shipping that was changed after the order; null: as it was paid for.
  add column current_version_id uuid,
  -- Whole words in small letters: number, PO number, reference, names and addresses of its customers, names of items, sequences.
  add column search_terms tsvector not null default ''::tsvector;

with facts as (
  select o.account_id, o.id, o.status, o.placed_at,
         coalesce((select bool_or((i ->> 'needsReview')::boolean) from jsonb_array_elements(v.contents -> 'items') i), false) as asks,
         array(select distinct s ->> 'temperature' from jsonb_array_elements(v.contents -> 'shipments') s order by 1) as temperatures,
         array(select distinct i #>> '{item,productSlug}' from jsonb_array_elements(v.contents -> 'items') i
                where i #>> '{item,productSlug}' is not null order by 1) as product_slugs,
         array_to_tsvector(array(
           select distinct left(lower(term), 200) from (
             select o.number as term
             union all select o.customer_reference_code
             union all select p.details ->> 'po_number'
             union all select a.email from account a where a.id in (o.account_id, o.payer_account_id)
             union all select unnest(regexp_split_to_array(concat_ws(' ', a.first_name, a.last_name, a.company_name), '\s+'))
                         from account a where a.id in (o.account_id, o.payer_account_id)
             union all select unnest(o.item_names)
             union all select unnest(regexp_split_to_array(array_to_string(o.item_names, ' '), '[\s/]+'))
             union all select s ->> 'rawSequence'
                         from jsonb_array_elements(v.contents -> 'items') i
                        cross join lateral jsonb_array_elements(
                          case when jsonb_typeof(i #> '{item,sequences}') = 'array' then i #> '{item,sequences}' else '[]' end) s
           ) terms where term <> '')) as search_terms
    from placed_order o
    join order_version v on v.account_id = o.account_id and v.id = o.version_id
    join payment p on p.account_id = o.account_id and p.id = o.payment_id)
update placed_order o
   set temperatures = f.temperatures, product_slugs = f.product_slugs, search_terms = f.search_terms,
       due_at = f.placed_at + interval '7 days',
       review_state = case when not f.asks then 'not_required' when f.status = 'in_review' then 'pending' else 'cleared' end
  from facts f where f.account_id = o.account_id and f.id = o.id;

-- Every write of an order names one of these columns; asking the screener again does not, and is no change.
create function count_order_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger placed_order_revision
  before update of status, screening_state, review_state, sales_rep_id, current_version_id, updated_at on placed_order
  for each row execute function count_order_revision();

create index placed_order_latest on placed_order (placed_at desc, id desc);
create index placed_order_by_status on placed_order (status, placed_at desc, id desc);
create index placed_order_by_rep on placed_order (sales_rep_id, placed_at desc, id desc) where sales_rep_id is not null;
create index placed_order_due on placed_order (due_at, id)
  where status in ('confirmed', 'in_review', 'in_production', 'partly_shipped');
create index placed_order_in_review on placed_order (placed_at desc, id desc) where review_state in ('pending', 'held');
create index placed_order_in_screening on placed_order (placed_at desc, id desc) where screening_state in ('pending', 'held');
create index placed_order_search on placed_order using gin (search_terms);
create index placed_order_product on placed_order using gin (product_slugs);

-- What staff did with an order or wrote beside it, besides the changes of states: decisions about reviews, notes, who is
-- responsible, what was corrected, mails sent again. Internal notes are here and nowhere else.
create table order_event (
  account_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('review_cleared', 'review_held', 'internal_note', 'customer_note', 'assigned',
    'address_changed', 'po_number_changed', 'mail_sent_again')),
  -- The account and the name of then; null: the store itself.
  actor_id uuid references account (id),
  actor_name text,
  note text not null default '',
  -- Old and new values, by field.
  details jsonb not null default '{}',
  at timestamptz not null,
  primary key (account_id, order_id, id),
  foreign key (account_id, order_id) references placed_order (account_id, id)
);
create trigger order_event_is_append_only before update or delete on order_event
  for each row execute function refuse_change();
create trigger order_event_is_not_emptied before truncate on order_event
  for each statement execute function refuse_change();

-- Who of the staff has an order open now: a row that is refreshed while it is.
create table order_onlooker (
  order_id uuid not null,
  staff_id uuid not null references account (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (order_id, staff_id)
);

-- How many copies of a line have left, and the parcels that they left in.
create table order_line (
  account_id uuid not null,
  order_id uuid not null,
  item_id uuid not null,
  ordered integer not null check (ordered > 0),
  shipped integer not null default 0 check (shipped between 0 and ordered),
  primary key (account_id, order_id, item_id),
  foreign key (account_id, order_id) references placed_order (account_id, id)
);
create table parcel (
  account_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  -- The shipment (cart_group) that it is a part of.
  group_id uuid not null,
  carrier text,
  tracking_number text not null,
  actor_id uuid references account (id),
  left_at timestamptz not null,
  primary key (account_id, order_id, id),
  foreign key (account_id, order_id) references placed_order (account_id, id)
);
create table parcel_line (
  account_id uuid not null,
  order_id uuid not null,
  parcel_id uuid not null,
  item_id uuid not null,
  quantity integer not null check (quantity > 0),
  primary key (account_id, order_id, parcel_id, item_id),
  foreign key (account_id, order_id, parcel_id) references parcel (account_id, order_id, id),
  foreign key (account_id, order_id, item_id) references order_line (account_id, order_id, item_id)
);

-- Filters of the list of orders that somebody of the staff keeps.
create table order_filter (
  staff_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  -- As the address of the list says it: `status=in_review&sort=due`.
  query text not null,
  created_at timestamptz not null,
  primary key (staff_id, id)
);

-- What a mail is about, such as an order, so that it can be listed and sent again; null: not known.
alter table outbox_mail add column about uuid;
create index outbox_mail_about on outbox_mail (about, created_at) where about is not null;
