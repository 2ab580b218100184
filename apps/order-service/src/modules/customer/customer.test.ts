import { randomUUID } from 'node:crypto';
import type { CustomerWire } from '@cutsite/contracts/customer';
import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aPlacedOrder, bostonAddress } from '@cutsite/test-support/checkout';
import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let service: TestService;
let sales: Customer;
let finance: Customer;
let production: Customer;
let owner: Customer;
/** A word that no other account of the database has. */
const lab = `quarry${randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  sales = await aStaffMember(service.pool, 'sales');
  finance = await aStaffMember(service.pool, 'finance');
  production = await aStaffMember(service.pool, 'production');
  owner = await named('Zoë', 'Lindqvist');
});
afterAll(() => service.stop());

async function named(first: string, last: string): Promise<Customer> {
  const customer = await aCustomer(service.pool);
  await service.pool.query('update account set first_name = $2, last_name = $3, company_name = $4 where id = $1', [
    customer.accountId,
    first,
    last,
    `The ${lab} Institute`,
  ]);
  return customer;
}
const call = async (method: 'GET' | 'POST', { headers }: Customer, url: string, payload?: object) => {
  const answer = await service.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, json: answer.json() };
};
const found = async (search: string): Promise<CustomerWire[]> =>
  (await call('GET', sales, `/api/staff/customers/?search=${encodeURIComponent(search)}`)).json.customers;
const assign = (id: string, rep: string | null, was: string | null = null) =>
  call('POST', sales, `/api/staff/customers/${id}/sales-rep/`, { sales_rep: rep, was });

describe('customers in the office (OF-36)', () => {
  test.each<readonly [string, () => string]>([
    ['the name', () => `zoë ${lab}`],
    ['the organisation', () => lab.toUpperCase()],
    ['the e-mail address', () => `${owner.accountId}@lab.example`],
  ])('are found by %s', async (_, typed) => {
    expect((await found(typed())).map(({ id }) => id)).toEqual([owner.accountId]);
  });

  test('say how many orders they placed or paid for, and when the latest was', async () => {
    const before = await found(lab);
    expect(before).toMatchObject([{ orders: 0, last_order: null, name: 'Zoë Lindqvist', sales_rep: null }]);
    await aPlacedOrder(service, { customer: owner });
    const [after] = await found(lab);
    expect(after).toMatchObject({ orders: 1, last_order: expect.any(String) });
  });

  test('are no staff, come 50 a page, the latest first, and nothing is found by nonsense', async () => {
    const ids = (await found('')).map(({ id }) => id);
    expect(ids).toContain(owner.accountId);
    expect(ids).not.toContain(sales.accountId);
    expect(await found(`${lab} nobody`)).toEqual([]);
    for (const nonsense of ["'", '\\', '%', ':*', ' , ']) expect(Array.isArray(await found(nonsense))).toBe(true);
    const page = await call('GET', sales, '/api/staff/customers/?page=9');
    expect(page.json).toEqual({ customers: [], page: 9, has_more: false });
  });

  test('have a page with their addresses, credit and blanket purchase orders', async () => {
    await call('POST', owner, '/api/user/addresses/', bostonAddress);
    await service.pool.query(
      `insert into blanket_po (account_id, id, number, amount_minor, balance_minor, created_at, updated_at)
       values ($1, gen_random_uuid(), 'BPO-1', 250000, 100000, now(), now())`,
      [owner.accountId],
    );
    const { json } = await call('GET', finance, `/api/staff/customers/${owner.accountId}/`);
    expect(json).toMatchObject({
      name: 'Zoë Lindqvist',
      has_verified_email: true,
      is_distributor: false,
      price_strategy: null,
      net_terms_days: expect.anything(),
      edit_credit: { balance: '0.00', accounts: [] },
      blanket_pos: [{ number: 'BPO-1', amount: '2500.00', balance: '1000.00' }],
    });
    expect(json.addresses.length).toBeGreaterThan(0);
  });

  test('are shown to sales, finance and administrators; one that is not there is 404', async () => {
    expect((await call('GET', production, '/api/staff/customers/')).status).toBe(403);
    expect((await call('GET', production, `/api/staff/customers/${owner.accountId}/`)).status).toBe(403);
    for (const id of [randomUUID(), 'nonsense'])
      expect((await call('GET', sales, `/api/staff/customers/${id}/`)).status).toBe(404);
  });

  test('the search of the office finds them, for those who may read them (OF-22)', async () => {
    const search = async (who: Customer) => (await call('GET', who, `/api/staff/search/?q=${lab}`)).json.customers;
    expect(await search(sales)).toMatchObject([{ id: owner.accountId, name: 'Zoë Lindqvist' }]);
    expect(await search(production)).toEqual([]);
  });
});

describe('who of sales looks after a customer (ruling 52)', () => {
  test('is set by sales, unless somebody else was faster, and is somebody of sales', async () => {
    const { accountId: id } = await aCustomer(service.pool);
    expect((await call('POST', finance, `/api/staff/customers/${id}/sales-rep/`, {})).status).toBe(403);
    expect((await assign(id, finance.accountId)).json.field_errors).toEqual({
      sales_rep: ['Nobody of sales has this id.'],
    });
    expect((await assign(id, sales.accountId)).json).toMatchObject({ sales_rep: { id: sales.accountId } });
    expect((await assign(id, null)).status).toBe(409);
    const mine = await call('GET', sales, `/api/staff/customers/?sales_rep=${sales.accountId}`);
    expect(mine.json.customers).toMatchObject([{ id, sales_rep: { id: sales.accountId } }]);
    expect((await assign(id, null, sales.accountId)).json).toEqual({ sales_rep: null });
    expect((await assign(randomUUID(), sales.accountId)).status).toBe(404);
  });

  test('looks after the requests, quotes and orders that they begin from then on', async () => {
    const customer = await aCustomer(service.pool);
    const earlier = await aPlacedOrder(service, { customer });
    await assign(customer.accountId, sales.accountId);
    const later = await aPlacedOrder(service, { customer });
    const repOf = async (order: string) => (await call('GET', sales, `/api/staff/order/${order}/`)).json.sales_rep;
    expect(await repOf(earlier.id)).toBeNull();
    expect(await repOf(later.id)).toMatchObject({ id: sales.accountId });
    const added = await call('POST', customer, '/api/order/add/', [guideRnaItemToWire(aTubeItem(['TP53-g1']))]);
    const cart = `/api/order/${added.json.order_id}/cart-quote-switch/`;
    await call('POST', customer, cart, { desired_status: 'quote' });
    const quotes = await call('GET', sales, `/api/staff/quotes/?customer=${customer.accountId}`);
    expect(quotes.json.quotes).toMatchObject([{ sales_rep: { id: sales.accountId } }]);
    const answers = {
      parent: { title: 'A library', aim: 'A screen', use: 'research' },
      child: { organisation: 'Test', about: ['supply'], idea: 'A year of guides' },
    };
    await call('POST', customer, '/order/advanced_requests/', { request_type: 'partnership', answers });
    const requests = await call('GET', sales, `/api/staff/requests/?customer=${customer.accountId}`);
    expect(requests.json).toMatchObject({ total: 1, requests: [{ sales_rep: { id: sales.accountId } }] });
  });

  test('and nobody does who is not of sales any more', async () => {
    const customer = await aCustomer(service.pool);
    const former = await aStaffMember(service.pool, 'sales');
    await assign(customer.accountId, former.accountId);
    await service.pool.query('delete from account_role where account_id = $1', [former.accountId]);
    const { id } = await aPlacedOrder(service, { customer });
    expect((await call('GET', sales, `/api/staff/order/${id}/`)).json.sales_rep).toBeNull();
  });
});
