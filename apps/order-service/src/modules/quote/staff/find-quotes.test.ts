import { randomUUID } from 'node:crypto';
import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let service: TestService;
let sales: Customer;
let owner: Customer;
let orderId: string;
let number: string;
/** A word that no other account of the database has. */
const lab = `quarry${randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  sales = await aStaffMember(service.pool, 'sales');
  owner = await named('Zoë', `Renée-O'Neil`, `The ${lab} Institute`);
  const added = await call('POST', owner, '/api/order/add/', [guideRnaItemToWire(aTubeItem(['TP53-g1']))]);
  orderId = added.order_id;
  await call('POST', owner, `/api/order/${orderId}/cart-quote-switch/`, { desired_status: 'quote' });
  number = (await call('GET', owner, `/api/order/${orderId}/quote/`)).number;
});
afterAll(() => service.stop());

async function call(method: 'GET' | 'POST', { headers }: Customer, url: string, payload?: object) {
  const answer = await service.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect([url, answer.statusCode]).toEqual([url, expect.toSatisfy((code: number) => code < 300)]);
  return answer.json();
}

async function named(first: string, last: string, company: string): Promise<Customer> {
  const customer = await aCustomer(service.pool);
  await service.pool.query('update account set first_name = $2, last_name = $3, company_name = $4 where id = $1', [
    customer.accountId,
    first,
    last,
    company,
  ]);
  return customer;
}

const found = async (search: string): Promise<string[]> =>
  (await call('GET', sales, `/api/staff/quotes/?search=${encodeURIComponent(search)}`)).quotes.map(
    (quote: { number: string }) => quote.number,
  );

describe('sales finds a quote (QU-5)', () => {
  test('by its number, by the beginnings of words of its customer, and by an address or what stands behind the @', async () => {
    const ways = [number, number.toLowerCase().slice(0, 8), lab, lab.toUpperCase().slice(0, -1)];
    const people = [`zoë renée-o'n`, `institute ${lab}`, `${owner.accountId}@lab.example`, `${lab} lab.exam`];
    for (const search of [...ways, ...people]) expect([search, await found(search)]).toEqual([search, [number]]);
  });

  test.each(['nobody', '%', '_', `'`, String.raw`\\`, `${lab} nobody`])('and none by %j', async (search) => {
    expect(await found(search)).toEqual([]);
  });

  test('by who has taken its cart over, and no longer by who had it before', async () => {
    const buyer = await named('Uwe', 'Purchase', `Buying ${lab}x`);
    const { link } = await call('POST', owner, `/api/order/${orderId}/share/`, { email: 'buyer@lab.example' });
    const token = new URL(link).searchParams.get('token');
    await call('POST', buyer, '/api/shared-cart/take-over/', { token });
    expect([await found(`buying ${lab}x`), await found(`institute ${lab}`)]).toEqual([[number], []]);
  });

  test('where hundreds of people have the same word, too', async () => {
    const wide = `wide${lab}`;
    await service.pool.query(
      `insert into account (id, email, email_normalised, password_hash, first_name, last_name, company_name,
                            created_at, updated_at)
       select gen_random_uuid(), m, m, '', 'N', n::text, $1, now(), now()
         from generate_series(1, 600) n, lateral (select 'n' || n || '@' || $1 || '.example' as m) mails`,
      [wide],
    );
    const one = await named('Mo', 'Wide', wide);
    const added = await call('POST', one, '/api/order/add/', [guideRnaItemToWire(aTubeItem(['TP53-g1']))]);
    await call('POST', one, `/api/order/${added.order_id}/cart-quote-switch/`, { desired_status: 'quote' });
    const shown = await call('GET', one, `/api/order/${added.order_id}/quote/`);
    expect(await found(wide)).toEqual([shown.number]);
  });
});
