import { aPurchaseOrder } from '@cutsite/test-support/checkout';
import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect } from 'vitest';

export const clone = {
  text: 'GFP at LMNB1, two clones',
  details: 'N-terminus\nsequenced',
  amount: 2,
  unit: 'clones',
  unit_price: '4250.00',
  temperature: 'dry_ice',
  making_days: 60,
  needs_review: true,
  restricted_countries: ['CU'],
};
export const donor = {
  text: 'Donor plasmid',
  details: '',
  amount: 1,
  unit: 'vial',
  unit_price: '310.50',
  temperature: 'cold_packs',
  making_days: 15,
  needs_review: false,
  restricted_countries: [],
};

/** How a customer sends a line of a quote to a cart. */
export const sentLine = (id: string | undefined) => ({ product_slug: 'custom_project', quoted_line_id: id });

/** A service with somebody of sales, and requests that are quoted there. */
export function aStoreWithQuotes() {
  let service: TestService;
  let sales: Customer;
  beforeAll(async () => {
    service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
    sales = await aStaffMember(service.pool, 'sales');
  });
  afterAll(() => service.stop());

  const call = async (method: 'GET' | 'POST' | 'PUT', who: Customer, url: string, payload?: object, key?: string) => {
    const headers = { ...who.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) };
    const answer = await service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    return { status: answer.statusCode, json: answer.json() };
  };

  async function aRequest(owner?: Customer) {
    const who = owner ?? (await aCustomer(service.pool));
    const parent = { title: 'GFP at LMNB1', aim: 'Imaging', use: 'research' };
    const child = { organisation: 'Meridian', about: ['supply'], idea: 'A year' };
    const sent = { request_type: 'partnership', answers: { parent, child } };
    const { status, json } = await call('POST', who, '/order/advanced_requests/', sent);
    expect(status).toBe(201);
    return {
      owner: who,
      id: json.id as string,
      number: json.number as string,
      url: `/order/advanced_requests/${json.id}/`,
    };
  }
  const staffUrl = (id: string) => `/api/staff/requests/${id}/`;
  const versionOf = async (id: string) => (await call('GET', sales, staffUrl(id))).json.version as number;
  const quote = async (id: string, changes: object = {}, key?: string) => {
    const body = {
      version: await versionOf(id),
      text: 'As we spoke.',
      reason: 'Two clones, list less 10 %.',
      lines: [clone, donor],
    };
    return call('POST', sales, `${staffUrl(id)}quote/`, { ...body, ...changes }, key);
  };
  const cartOf = async (owner: Customer, id: string) => (await call('GET', owner, `/api/user/cart/${id}/`)).json;
  const pay = (owner: Customer, orderId: string) =>
    call('POST', owner, `/api/order/${orderId}/payment/purchase_order/`, aPurchaseOrder);

  async function aQuotedRequest(changes: object = {}) {
    const request = await aRequest();
    const { status, json } = await quote(request.id, changes);
    expect([status, json.state]).toEqual([200, 'quoted']);
    const orderId = json.quote.order_id as string;
    const lines = await service.pool.query<{ id: string }>(
      `select l.id from quoted_line l join request_quote q on q.id = l.quote_id
      where q.request_id = $1 and q.ended_at is null order by l.position`,
      [request.id],
    );
    return { ...request, orderId, lineIds: lines.rows.map((row) => row.id) };
  }

  return {
    call,
    aRequest,
    staffUrl,
    versionOf,
    quote,
    cartOf,
    pay,
    aQuotedRequest,
    get service() {
      return service;
    },
    get sales() {
      return sales;
    },
  };
}
