import { aPlacedOrder } from '@cutsite/test-support/checkout';
import { aStaffMember } from '@cutsite/test-support/customer';
import { startTestService } from '@cutsite/test-support/service';
import type { Pool } from 'pg';
import { plainLine, type ResultLine } from '../../harness/result.ts';
import { slowestOf } from '../../harness/slowest-of.ts';
import type { Subjects } from '../../harness/subjects.ts';

const accounts = 1_000;
const ofEach = 100;

/**
 * A hundred thousand requests and as many quotes: most requests are over, some hundreds wait for sales; titles share
 * one word, and each customer has a name of their own.
 */
async function fill(pool: Pool, templateId: string, salesRepId: string): Promise<void> {
  await pool.query(
    `insert into account (id, email, email_normalised, password_hash, first_name, last_name, company_name, created_at, updated_at)
     select gen_random_uuid(), m, m, '', 'Rosa', 'Vale' || n, 'Helix Institute ' || n % 50, now(), now()
       from generate_series(1, $1::int) n, lateral (select 'asks' || n || '@lab' || n % 50 || '.example' as m) mails`,
    [accounts],
  );
  const owners = `select a.id as account_id, n, row_number() over () as at
                    from account a, generate_series(1, $1::int) n where a.email like 'asks%'`;
  await pool.query(
    `with owner as (${owners})
     insert into advanced_request (account_id, id, number, request_type, parent_version, child_version, title, annotation,
                                   answers, state, sales_rep_id, created_at, updated_at)
     select account_id, gen_random_uuid(), 'R-2025-' || lpad(at::text, 6, '0'), 'partnership', 1, 1,
            'Edit of gene' || at % 5000 || ' in line' || at % 300, '',
            jsonb_build_object('parent', jsonb_build_object('title', 'T', 'aim', repeat('A long aim. ', 60)), 'child', '{}'::jsonb),
            case when at % 100 < 85 then 'closed' when at % 100 < 95 then 'ordered' when at % 100 = 95 then 'quoted'
                 when at % 100 = 96 then 'waiting_for_customer' when at % 200 = 97 then 'with_sales'
                 when at % 200 = 98 then 'submitted' else 'withdrawn' end,
            case when at % 3 = 0 then $2::uuid end, now() - at * interval '5 minutes', now() from owner`,
    [ofEach, salesRepId],
  );
  await pool.query(
    `create temporary table asked as select account_id, gen_random_uuid() as id, n, at from (${owners}) o`,
    [ofEach],
  );
  await pool.query(
    `insert into cart (account_id, id, status, created_at, updated_at) select account_id, id, 'quote', now(), now() from asked`,
  );
  await pool.query(
    `insert into order_version (account_id, id, cart_id, contents_hash, contents, total_minor, created_at)
     select c.account_id, c.id, c.id, sha256(c.id::text::bytea), v.contents, v.total_minor, v.created_at
       from asked c, placed_order t join order_version v on v.account_id = t.account_id and v.id = t.version_id
      where c.n = 1 and t.id = $1`,
    [templateId],
  );
  await pool.query(
    `insert into quote (account_id, id, cart_id, number, version_id, issued_at, expires_at)
     select c.account_id, gen_random_uuid(), c.id, 'Q-' || upper(left(md5(c.at::text), 8)) || '-' || c.at, v.id,
            now() - c.at * interval '5 minutes', now() + interval '9 days'
       from asked c join asked v on v.account_id = c.account_id and v.n = 1`,
  );
  await pool.query('drop table asked');
  await pool.query('vacuum analyze');
}

/** O1: every list, filter and search of requests and quotes in the office, with 100,000 of each. */
export async function officeRequests({ product }: Subjects): Promise<ResultLine[]> {
  const { pool } = product;
  const service = await startTestService({ pool });
  const order = await aPlacedOrder(service);
  await service.app.close();
  const { headers, accountId } = await aStaffMember(pool, 'administrator', 'sales');
  await fill(pool, order.id, accountId);
  const searches = ['R-2025-0771', 'gene4711', 'edit', 'rosa vale77', 'institute', 'asks8@lab8.example', 'nothing'];
  const filters = [
    '',
    'page=2',
    'page=1000',
    'state=submitted',
    'state=closed',
    'state=closed&page=40',
    'sales_rep=none',
    `sales_rep=${accountId}`,
    `sales_rep=${accountId}&state=with_sales`,
    'search=edit&state=submitted',
    ...searches.map((search) => `search=${encodeURIComponent(search)}`),
  ];
  const { rows } = await pool.query<{ number: string }>('select number from quote order by issued_at limit 1');
  const quotes = ['', ...searches.slice(2), rows[0]?.number.slice(0, 8) ?? 'Q-'];
  const paths = [
    ...filters.map((filter) => `/api/staff/requests/?${filter}`),
    ...quotes.map((search) => `/api/staff/quotes/?search=${encodeURIComponent(search)}`),
  ];
  const { shown, worst } = await slowestOf(product, paths, headers);
  const what = `${paths.length} lists, filters and searches of the office with 10⁵ requests and 10⁵ quotes, p95: the slowest four`;
  return [plainLine('O1', what, shown, '≤ 100 ms', worst <= 100)];
}
