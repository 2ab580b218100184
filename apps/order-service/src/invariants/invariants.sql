-- What always holds of money and orders, whatever was killed, repeated or done at once (promises, "Money and crash
-- safety"). Each part gives the rows that break one rule; no rows at all is what is right.

-- One succeeded payment covers a placed order exactly, and pays for the version that was placed.
select 'a placed order is covered exactly by its one payment' as rule, o.id::text as subject,
       format('order %s of %s, payment %s of %s', o.status, o.total_minor, p.status, p.amount_minor) as found
  from placed_order o
  left join payment p on p.account_id = o.account_id and p.id = o.payment_id
 where p.id is null or p.status not in ('succeeded', 'refunded') or p.amount_minor <> o.total_minor
    or p.cart_id is distinct from o.id or p.version_id is distinct from o.version_id
union all
select 'what is paid is placed', p.cart_id::text, format('payment %s', p.id)
  from payment p
  left join placed_order o on o.account_id = p.account_id and o.id = p.cart_id
 where p.cart_id is not null and p.status in ('succeeded', 'refunded') and o.id is null
union all
select 'at most one payment of an order is live or went through', cart_id::text, format('%s payments', count(*))
  from payment
 where cart_id is not null and status in ('created', 'pending', 'succeeded', 'refunded')
 group by account_id, cart_id
having count(*) > 1
union all
select 'a cart is ordered exactly when its order is placed', c.id::text, format('cart %s, order %s', c.status, o.number)
  from cart c
  full join placed_order o on o.account_id = c.account_id and o.id = c.id
 where (c.status = 'ordered') is distinct from (o.id is not null)

-- The total is what the stored prices come to.
union all
select 'a total is the sum of its parts', v.id::text, v.contents ->> 'totals'
  from order_version v
 cross join lateral (
   select coalesce(sum((i #>> '{subtotal,minor}')::bigint * (i ->> 'quantity')::bigint), 0) as items,
          bool_and((i #>> '{subtotal,minor}')::bigint = (
            select coalesce(sum((l #>> '{subtotal,minor}')::bigint), 0) from jsonb_array_elements(i -> 'lines') l)) as lines_fit
     from jsonb_array_elements(v.contents -> 'items') i) sums
 cross join lateral (
   select coalesce(sum((s #>> '{amount,minor}')::bigint), 0) as shipping from jsonb_array_elements(v.contents -> 'shipments') s) ways
 cross join lateral (
   select (v.contents #>> '{totals,subtotal,minor}')::bigint as subtotal, (v.contents #>> '{totals,discount,minor}')::bigint as discount,
          (v.contents #>> '{totals,shipping,minor}')::bigint as shipping, (v.contents #>> '{totals,tax,minor}')::bigint as tax,
          (v.contents #>> '{totals,total,minor}')::bigint as total) t
 where t.subtotal <> sums.items or not coalesce(sums.lines_fit, true) or t.shipping <> ways.shipping or t.discount > t.subtotal or t.discount < 0
    or t.total <> t.subtotal - t.discount + t.shipping + t.tax or t.total <> v.total_minor

-- What counts of the payments of an invoice is at most what the invoice asked for, and only a purchase order is paid later.
union all
select 'payments of an invoice are at most its amount', r.order_id::text, format('%s of %s by %s', sum(r.amount_minor), p.amount_minor, p.method)
  from invoice_payment r
  join placed_order o on o.account_id = r.account_id and o.id = r.order_id
  join payment p on p.account_id = o.account_id and p.id = o.payment_id
 where not exists (select from invoice_payment_taken_back b where b.account_id = r.account_id and b.payment_id = r.id)
 group by r.account_id, r.order_id, p.amount_minor, p.method
having sum(r.amount_minor) > p.amount_minor or p.method <> 'purchase_order'

-- Balances are the sums of their ledgers, and never below zero.
union all
select 'an edit-credit balance is the sum of its ledger', e.id::text, format('%s, ledger %s', e.balance_minor, coalesce(l.sum, 0))
  from edit_credit e
  left join (select account_id, edit_credit_id, sum(amount_minor) from edit_credit_transaction group by 1, 2) l
         on l.account_id = e.account_id and l.edit_credit_id = e.id
 where e.balance_minor <> coalesce(l.sum, 0) or e.balance_minor < 0
union all
select 'the balance of a blanket PO is its amount and its ledger', b.id::text, format('%s of %s, ledger %s', b.balance_minor, b.amount_minor, coalesce(l.sum, 0))
  from blanket_po b
  left join (select account_id, blanket_po_id, sum(amount_minor) from blanket_po_transaction group by 1, 2) l
         on l.account_id = b.account_id and l.blanket_po_id = b.id
 where b.balance_minor <> b.amount_minor + coalesce(l.sum, 0) or b.balance_minor < 0
union all
select 'a payment from credit took exactly what the order costs', p.id::text, format('%s of %s', -coalesce(l.sum, 0), p.amount_minor)
  from payment p
  left join (select payment_id, sum(amount_minor) from (
               select payment_id, amount_minor from edit_credit_transaction where kind = 'spend'
               union all
               select payment_id, amount_minor from blanket_po_transaction where amount_minor < 0) taken
              group by payment_id) l on l.payment_id = p.id
 where p.method in ('edit_credit', 'blanket_purchase_order') and p.status in ('succeeded', 'refunded')
   and p.amount_minor <> -coalesce(l.sum, 0)
union all
select 'nothing is taken from credit for a payment that did not go through', t.id::text, format('payment %s', t.payment_id)
  from (select id, payment_id from edit_credit_transaction where kind = 'spend'
        union all
        select id, payment_id from blanket_po_transaction where amount_minor < 0 and payment_id is not null) t
  left join payment p on p.id = t.payment_id
 where p.id is null or p.status not in ('succeeded', 'refunded')

-- A refill is credited once, with what was paid.
union all
select 'a refill is credited exactly when it is paid', c.id::text, format('%s, %s paid, %s credited', c.status, coalesce(p.sum, 0), coalesce(l.sum, 0))
  from credit_purchase c
  left join (select account_id, credit_purchase_id, sum(amount_minor) from payment where status in ('succeeded', 'refunded') group by 1, 2) p
         on p.account_id = c.account_id and p.credit_purchase_id = c.id
  left join (select t.account_id, y.credit_purchase_id, sum(t.amount_minor) from edit_credit_transaction t
               join payment y on y.account_id = t.account_id and y.id = t.payment_id
              where t.kind = 'refill' group by 1, 2) l
         on l.account_id = c.account_id and l.credit_purchase_id = c.id
 where coalesce(p.sum, 0) <> coalesce(l.sum, 0) or (c.status = 'credited') <> (coalesce(p.sum, 0) = c.amount_minor)

-- Uses of a voucher are the orders that hold it, within its limits.
union all
select 'uses of a voucher are the orders that hold it', v.code, format('%s counted, %s held, limit %s', v.uses, coalesce(u.count, 0), v.limit_total)
  from voucher v
  left join (select code, count(*) from voucher_use group by code) u on u.code = v.code
 where v.uses <> coalesce(u.count, 0) or v.uses > v.limit_total
union all
select 'uses of a voucher by a customer are their orders that hold it', format('%s %s', c.code, c.account_id), format('%s counted, %s held', c.uses, coalesce(u.count, 0))
  from voucher_customer c
  join voucher v on v.code = c.code
  left join (select code, coalesce(customer_id, account_id) as customer_id, count(*) from voucher_use group by 1, 2) u
         on u.code = c.code and u.customer_id = c.account_id
 where c.uses <> coalesce(u.count, 0) or c.uses > v.limit_per_customer
union all
select 'a voucher is held by a payment that is live or went through', u.cart_id::text, format('%s, payment %s', u.code, p.status)
  from voucher_use u
  left join payment p on p.account_id = u.account_id and p.id = u.payment_id
 where p.id is null or p.status not in ('created', 'pending', 'succeeded', 'refunded')
union all
select 'an order with a voucher holds it until it is cancelled', p.cart_id::text, v.contents #>> '{voucher,code}'
  from payment p
  join order_version v on v.account_id = p.account_id and v.id = p.version_id
  left join placed_order o on o.account_id = p.account_id and o.payment_id = p.id
  left join voucher_use u on u.account_id = p.account_id and u.payment_id = p.id and u.code = v.contents #>> '{voucher,code}'
 where p.status in ('created', 'pending', 'succeeded', 'refunded') and v.contents #>> '{voucher,code}' is not null
   and (u.code is null) is distinct from (o.status is not distinct from 'cancelled')

-- Refunds.
union all
select 'what is refunded is the sum of its refunds', p.id::text, format('%s of %s, refunds %s', p.refunded_minor, p.amount_minor, coalesce(r.sum, 0))
  from payment p
  left join (select account_id, payment_id, sum(amount_minor) from refund where status <> 'failed' group by 1, 2) r
         on r.account_id = p.account_id and r.payment_id = p.id
 where p.refunded_minor <> coalesce(r.sum, 0) or (p.status = 'refunded' and p.refunded_minor <> p.amount_minor)

union all
select 'no more is given back than was paid', p.id::text, format('%s of %s', r.sum, p.amount_minor)
  from payment p
  join (select account_id, payment_id, sum(amount_minor) from refund where status <> 'failed' group by 1, 2) r
    on r.account_id = p.account_id and r.payment_id = p.id
 where r.sum > p.amount_minor or (r.sum = p.amount_minor and p.status = 'succeeded')
union all
select 'what is given back as credit is in its ledger', p.id::text, format('%s given back, ledgers %s', coalesce(r.sum, 0), coalesce(l.sum, 0))
  from payment p
  left join (select f.account_id, f.payment_id, sum(f.amount_minor) from refund f
               join payment y on y.account_id = f.account_id and y.id = f.payment_id
              where f.status <> 'failed' and (f.target = 'edit_credit' or y.method in ('edit_credit', 'blanket_purchase_order'))
              group by 1, 2) r on r.account_id = p.account_id and r.payment_id = p.id
  left join (select payment_id, sum(amount_minor) from (
               select payment_id, amount_minor from edit_credit_transaction where kind = 'refund'
               union all
               select payment_id, amount_minor from blanket_po_transaction where amount_minor > 0) given
              group by payment_id) l on l.payment_id = p.id
 where coalesce(r.sum, 0) <> coalesce(l.sum, 0)
union all
select 'money that comes after its payment ended goes back as a whole', p.id::text, format('%s late, refunds %s', p.late_minor, coalesce(r.sum, 0))
  from payment p
  left join (select account_id, payment_id, sum(amount_minor) from refund group by 1, 2) r
         on r.account_id = p.account_id and r.payment_id = p.id
 where p.status in ('created', 'pending', 'failed', 'cancelled') and p.late_minor <> coalesce(r.sum, 0)
union all
select 'the history of a refund joins up and ends at its state', r.id::text, format('%s, history %s', r.status, h.steps)
  from refund r
  left join lateral (
    select string_agg(format('%s>%s', coalesce(from_status, ''), to_status), ' ' order by id) as steps,
           (array_agg(to_status order by id desc))[1] as last, count(*) filter (where from_status is null) as beginnings,
           bool_and(joins) as joins
      from (select id, from_status, to_status, from_status is not distinct from lag(to_status) over (order by id) as joins
              from refund_history where account_id = r.account_id and refund_id = r.id) lines) h on true
 where h.last is distinct from r.status or h.beginnings <> 1 or not h.joins

-- Every change of an order's state has one line, and the lines join up.
union all
select 'the history of an order joins up and ends at its state', o.id::text, format('%s, history %s', o.status, h.steps)
  from placed_order o
  left join lateral (
    select string_agg(format('%s>%s', coalesce(from_status, ''), to_status), ' ' order by id) as steps,
           (array_agg(to_status order by id desc))[1] as last, count(*) filter (where from_status is null) as beginnings,
           bool_and(joins) as joins
      from (select id, from_status, to_status,
                   from_status is not distinct from lag(to_status) over (order by id) as joins
              from order_history where account_id = o.account_id and order_id = o.id and group_id is null) lines) h on true
 where h.last is distinct from o.status or h.beginnings <> 1 or not h.joins

-- Every decision about a screening has one line, and the lines join up.
union all
select 'the history of a screening joins up and ends at its state', o.id::text, format('%s, history ends at %s', o.screening_state, h.last)
  from placed_order o
  join lateral (
    select (array_agg(to_state order by id desc))[1] as last, bool_and(joins) as joins
      from (select id, to_state, from_state = coalesce(lag(to_state) over (order by id), 'pending') as joins
              from screening_history where account_id = o.account_id and order_id = o.id) lines) h on h.last is not null
 where h.last <> o.screening_state or not h.joins

-- Invoices are numbered from one on in their year, without a gap.
union all
select 'the invoices of a year are numbered without a gap', i.year::text, format('%s invoices up to %s, counted %s', i.count, i.last, c.last_number)
  from (select year, count(*), max(sequence) as last from invoice group by year) i
  full join invoice_counter c using (year)
 where i.count is distinct from i.last or i.last is distinct from c.last_number

-- What is promised happens once.
union all
select 'each reader of an order gets one confirmation', o.id::text, format('%s mails to %s readers', m.count, m.readers)
  from placed_order o
  left join lateral (
    select count(*), count(distinct recipient) as readers from outbox_mail where subject = 'Your order ' || o.number) m on true
 where m.count <> m.readers or m.count = 0

-- A genome that was ever imported has one current version, and a version holds what it says.
union all
select 'a genome has one current catalogue', genome, format('%s of %s versions', count(*) filter (where is_current), count(*))
  from gene_catalogue group by genome having count(*) filter (where is_current) <> 1
union all
select 'a catalogue holds as much as it says', c.version, format('%s genes, %s guides, %s lines', g.genes, u.guides, l.lines)
  from gene_catalogue c
 cross join lateral (select count(*) as genes from catalogue_gene where version = c.version) g
 cross join lateral (select count(*) as guides from catalogue_guide where version = c.version) u
 cross join lateral (select count(*) as lines from catalogue_cell_line where version = c.version) l
 where c.gene_count <> g.genes or c.guide_count <> u.guides or c.cell_line_count <> l.lines
union all
select 'the genes of a version are packed as a list', c.version, null
  from gene_catalogue c left join catalogue_list l on l.versions = c.version where l.versions is null
