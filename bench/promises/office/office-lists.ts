import { orderSorts } from '@cutsite/contracts/staff-order';
import { orderViewNames } from '@cutsite/domain/placed-order';
import { aPlacedOrder } from '@cutsite/test-support/checkout';
import { aStaffMember } from '@cutsite/test-support/customer';
import { startTestService } from '@cutsite/test-support/service';
import type { Pool } from 'pg';
import { crowd } from '../../harness/crowd.ts';
import { plainLine, type ResultLine } from '../../harness/result.ts';
import { slowestOf } from '../../harness/slowest-of.ts';
import type { Subjects } from '../../harness/subjects.ts';

const accounts = 1_000;
const ordersOfEach = 100;
const accountsAtOnce = 20;

/**
 * Makes the copies differ as the orders of a year do: most are delivered, some hundreds are open, a few wait for a
 * review or are late; every one has a number, a PO number, an item and a sequence of its own to be found by.
 */
async function mixOrders(pool: Pool, salesRepId: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select distinct account_id as id from placed_order');
  for (let from = 0; from < rows.length; from += accountsAtOnce) {
    const some = rows.slice(from, from + accountsAtOnce).map(({ id }) => id);
    await pool.query(
      `with mixed as (
         select account_id, id, abs(hashtext(id::text)) % 100000 as n from placed_order where account_id = any($2::uuid[]))
       update placed_order o
          set status = case when n % 100 < 90 then 'delivered' when n % 100 = 90 then 'cancelled' when n % 100 < 93 then 'shipped'
                            when n % 100 = 93 then 'partly_shipped' when n % 100 < 97 then 'in_production'
                            when n % 100 = 97 then 'in_review' else 'confirmed' end,
              review_state = case when n % 100 = 97 then 'pending' when n % 1000 = 98 then 'held' else 'not_required' end,
              screening_state = case when n % 1000 = 97 then 'pending' else 'not_required' end,
              placed_at = now() - n * interval '5 minutes',
              due_at = now() - n * interval '5 minutes' + (n % 400) * interval '1 day',
              sales_rep_id = case when n % 3 = 0 then $1::uuid end,
              temperatures = case n % 3 when 0 then '{ambient}'::text[] when 1 then '{cold_packs}' else '{ambient,dry_ice}' end,
              product_slugs = case n % 4 when 0 then '{spcas9_nuclease}'::text[] when 1 then '{custom_rna}' else '{sgrna_kit}' end,
              total_minor = 100 + n * 37 % 500000,
              search_terms = array_to_tsvector(array['po-' || n, 'cs-' || n, 'panel', 'plate-' || n % 1000, 'helix',
                'rosa' || n % 500 || '@lab.example', translate(md5(n::text), '0123456789abcdef', 'acguacguacguacgu')])
         from mixed where mixed.account_id = o.account_id and mixed.id = o.id`,
      [salesRepId, some],
    );
    await writeMails(pool, some);
  }
  // A year of orders comes one by one and is swept meanwhile; this one was changed at a stroke and left half empty.
  await pool.query('vacuum full placed_order');
  await pool.query('vacuum analyze placed_order');
  await pool.query('vacuum analyze outbox_mail');
}

/** Three mails about each order, of which one in a thousand was given up. */
async function writeMails(pool: Pool, accountIds: readonly string[]): Promise<void> {
  await pool.query(
    `insert into outbox_mail (id, recipient, subject, body_text, body_html, created_at, due_at, sent_at, attempts, last_error, about)
     select gen_random_uuid(), 'rosa@lab.example', 'Your order', 'Text.', '<p>Text.</p>', placed_at,
            case when failed then 'infinity' else placed_at end, case when failed then null else placed_at end,
            case when failed then 12 else 1 end, case when failed then 'mailbox unavailable' end, id
       from (select id, placed_at, abs(hashtext(id::text || m)) % 1000 = 0 as failed
               from placed_order, generate_series(1, 3) m where account_id = any($1::uuid[])) mail`,
    [accountIds],
  );
}

/** O1: every list, filter, order and search of the office with 100,000 orders. */
export async function officeLists({ product }: Subjects): Promise<ResultLine[]> {
  const { pool } = product;
  const service = await startTestService({ pool });
  const order = await aPlacedOrder(service);
  await service.app.close();
  await crowd(pool, order.id, accounts, ordersOfEach);
  const { headers, accountId } = await aStaffMember(pool, 'administrator', 'sales');
  await mixOrders(pool, accountId);
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const filters = [
    ...orderViewNames.map((view) => `view=${view}`),
    'status=in_review',
    'status=confirmed,in_review,in_production',
    'status=delivered',
    'status=cancelled',
    'review=pending',
    'review=held',
    'screening=pending',
    'temperature=dry_ice',
    'product=custom_rna',
    `placed_from=${day(30)}&placed_to=${day(20)}`,
    `placed_to=${day(300)}`,
    `due_to=${day(0)}`,
    `due_to=${day(200)}`,
    `customer=${order.customer.accountId}`,
    `sales_rep=${accountId}`,
    'sales_rep=none',
    'search=po-77120',
    'search=panel',
    'search=plate-7',
    'search=rosa7@lab.example',
    'search=helix+panel',
    'search=nothing',
    'status=in_production&temperature=dry_ice&product=sgrna_kit',
    `view=overdue&sales_rep=none&search=panel`,
  ];
  const list = (query: string) => `/api/staff/orders/?${query}`;
  const paths = [
    ...orderSorts.map((sort) => list(`sort=${sort}`)),
    ...filters.map(list),
    ...filters.slice(0, 12).map((filter) => list(`${filter}&sort=-total`)),
    ...['page=2', 'page=40', 'page=2000', 'sort=number&page=1000'].map(list),
    ...['', ...filters].map((filter) => `/api/staff/orders/counts/?${filter}`),
    ...['po-77', 'panel', 'plate-7', 'acgu', 'rosa7@lab.example', 'nothing'].map((q) => `/api/staff/search/?q=${q}`),
  ];
  const { shown, worst } = await slowestOf(product, paths, headers);
  const what = `${paths.length} lists, filters, counts and searches of the office with 10⁵ orders, p95: the slowest four`;
  return [plainLine('O1', what, shown, '≤ 100 ms', worst <= 100)];
}
