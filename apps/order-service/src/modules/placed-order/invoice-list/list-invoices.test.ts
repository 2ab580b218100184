import { invoiceBalance, invoiceDays } from '@cutsite/domain/placed-order';
import { aPlacedOrder, aReadyCart, type ReadyCart, someEditCredit } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let service: TestService;
let boss: Customer;
/** Shipped in this order: open, partly paid, overdue, paid, credited; the last one was paid with edit credit. */
let orders: readonly ReadyCart[];
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  boss = await aStaffMember(service.pool, 'administrator');
  const invoiced: ReadyCart[] = [];
  for (const [at, netTerms] of [30, 20, -40, 50, 60].entries()) {
    const order = await aPlacedOrder(service, { poNumber: `PO-LIST-${at}` });
    await ship(order);
    await service.pool.query(
      `update payment set details = details || jsonb_build_object('net_terms_days', $2::integer) where cart_id = $1`,
      [order.id, netTerms],
    );
    invoiced.push(order);
  }
  const [, partly, , paid, credited] = invoiced;
  if (partly !== undefined) await pay(partly, '1.00');
  if (paid !== undefined) await pay(paid, await amountOf(paid));
  await call('POST', `/api/staff/order/${credited?.id}/refund/`, { reason: 'Broken on arrival' });
  const withCredit = await aReadyCart(service);
  await someEditCredit(service.pool, withCredit.customer, 500_000);
  const { id, customer } = withCredit;
  const url = `/api/order/${id}/payment/edit_credit/`;
  await service.app.inject({ method: 'POST', url, headers: customer.headers, payload: {} });
  orders = [...invoiced, withCredit];
});
afterAll(() => service.stop());

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  service.app.inject({ method, url, headers: boss.headers, ...(payload === undefined ? {} : { payload }) });
const shown = async (id: string) => (await call('GET', `/api/staff/order/${id}/`)).json();
const amountOf = async ({ id }: ReadyCart): Promise<string> => (await shown(id)).order.payment.amount;
async function ship({ id }: ReadyCart) {
  const move = (payload: object) => call('POST', `/api/staff/order/${id}/change-status/`, payload);
  await move({ status: 'in_production' });
  const [box] = (await shown(id)).shipments;
  await move({ status: 'shipped', group_id: box.id, tracking_number: '771234567890' });
}
async function pay({ id }: ReadyCart, amount: string) {
  const { revision } = await shown(id);
  const payment = { revision, received_on: new Date().toISOString().slice(0, 10), amount, reference: 'Wire 4471' };
  await call('POST', `/api/staff/order/${id}/invoice-payments/`, payment);
}
const list = async (query: Record<string, string> = {}) =>
  (await call('GET', `/api/staff/invoices/?${new URLSearchParams(query).toString()}`)).json();
const placesOf = ({ invoices }: { invoices: { order_id: string }[] }) =>
  invoices.map(({ order_id: id }) => orders.findIndex((order) => order.id === id));

describe('the list of invoices (OR-15)', () => {
  test('all of them by due date, what was paid with its order last', async () => {
    const all = await list();
    expect(placesOf(all)).toEqual([2, 1, 0, 3, 4, 5]);
    expect(all.invoices.map(({ state }: { state: string }) => state)).toEqual([
      'overdue',
      'part_paid',
      'open',
      'paid',
      'credited',
      'paid',
    ]);
    expect(all.invoices.at(-1)).toMatchObject({ due: null, left: '0.00', po_number: null });
  });

  test.each([
    ['open', [2, 1, 0]],
    ['overdue', [2]],
    ['paid', [3, 4, 5]],
  ])('those that are %s', async (state, places) => {
    expect(placesOf(await list({ state }))).toEqual(places);
  });

  test('the totals are those of the filter, over all pages', async () => {
    const { totals, invoices } = await list({ state: 'open' });
    const sum = (field: 'amount' | 'left', of = invoices) =>
      of.reduce((all: number, one: Record<string, string>) => all + Number(one[field]), 0).toFixed(2);
    expect(totals).toMatchObject({ count: 3, amount: sum('amount'), left: sum('left') });
    expect(totals.overdue).toBe(sum('left', invoices.slice(0, 1)));
  });

  test('is found by its number or the end of it, by customer and by PO number', async () => {
    const [first] = (await list({ state: 'overdue' })).invoices;
    expect(placesOf(await list({ search: first.number.toLowerCase() }))).toEqual([2]);
    expect(placesOf(await list({ search: first.number.slice(-6) }))).toEqual([2]);
    expect(placesOf(await list({ search: 'po-list-3' }))).toEqual([3]);
    expect(placesOf(await list({ search: first.order_number }))).toEqual([2]);
    expect(placesOf(await list({ search: first.customer.email }))).toEqual([2]);
    expect(placesOf(await list({ search: '%' }))).toEqual([]);
    expect(placesOf(await list({ search: 'nobody-at-all' }))).toEqual([]);
  });

  test('by what is left, and by number, both ways', async () => {
    expect(placesOf(await list({ sort: 'number' }))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(placesOf(await list({ sort: '-number' }))).toEqual([5, 4, 3, 2, 1, 0]);
    expect(
      placesOf(await list({ sort: '-left' }))
        .slice(0, 3)
        .toSorted((one, other) => one - other),
    ).toEqual([0, 1, 2]);
  });

  test('the statement narrows by the rules of the domain', async () => {
    const now = new Date();
    for (const { order_id: id } of (await list()).invoices) {
      const { order } = await shown(id);
      const { rows } = await service.pool.query(
        `select i.issued_at, o.placed_at, p.method, (p.details ->> 'net_terms_days')::integer as net, p.amount_minor,
                p.refunded_minor
           from invoice i join placed_order o on o.id = i.order_id join payment p on p.id = o.payment_id where o.id = $1`,
        [id],
      );
      const [{ issued_at: issuedAt, placed_at: placedAt, method, net, ...row }] = rows;
      const days = invoiceDays({ method, placedAt, firstShippedAt: issuedAt, netTermsDays: net });
      const paidMinor = Math.round(Number(order.payment.invoice.paid) * 100);
      const sums = { amountMinor: row.amount_minor, creditedMinor: row.refunded_minor, paidMinor };
      const { state, leftMinor } = invoiceBalance(sums, days?.dueAt ?? null, now);
      const states = ['open', 'overdue', 'paid'] as const;
      const listedIn = await Promise.all(
        states.map(async (one) =>
          (await list({ state: one })).invoices.some((it: { order_id: string }) => it.order_id === id),
        ),
      );
      expect(listedIn).toEqual([leftMinor > 0, state === 'overdue', leftMinor === 0]);
    }
  });

  test('the export has every invoice of the filter', async () => {
    const file = await call('GET', '/api/staff/invoices/export/?state=open');
    expect(file.headers['content-disposition']).toMatch(/filename="invoices-.*\.csv"/);
    const [head, ...lines] = file.body.trim().split('\r\n');
    expect(head).toContain('Invoice,Order,State,Issued,Due');
    expect(lines.map((line) => line.split(',')[2])).toEqual(['Overdue', 'Partly paid', 'Open']);
  });
});
