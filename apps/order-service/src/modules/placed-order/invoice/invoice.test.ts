import { readFile } from 'node:fs/promises';
import { withTransaction } from '@cutsite/service-base/database';
import { aPlacedOrder, aReadyCart, type ReadyCart, someEditCredit } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { extractText } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '../../../testing/assert-invariants.ts';
import { issueInvoice } from './issue-invoice.ts';

let service: TestService;
let production: Customer;
beforeAll(async () => {
  service = await startTestService({
    env: {
      STAFF_DOMAINS: 'lab.example',
      REMITTANCE: 'First Bank | IBAN 12',
      INVOICE_TERMS: 'Two reminders, then none.',
    },
  });
  production = await aStaffMember(service.pool, 'production');
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

const year = new Date().getUTCFullYear();
const call = (method: 'GET' | 'POST', url: string, { headers }: Customer, payload?: object) =>
  service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const payByCredit = ({ id, customer }: ReadyCart) =>
  call('POST', `/api/order/${id}/payment/edit_credit/`, customer, {});
const show = async ({ id, customer }: ReadyCart) => (await call('GET', `/api/order/${id}/status/`, customer)).json();
const invoiceOf = async (order: ReadyCart): Promise<string | null> =>
  (await show(order)).documents.find(({ kind }: { kind: string }) => kind === 'invoice').number;
const sequences = async (): Promise<number[]> =>
  (await service.pool.query('select sequence from invoice where year = $1 order by sequence', [year])).rows.map(
    ({ sequence }) => sequence,
  );
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

async function aCartWithCredit(): Promise<ReadyCart> {
  const cart = await aReadyCart(service);
  await someEditCredit(service.pool, cart.customer, 500_000);
  return cart;
}

async function ship(order: ReadyCart) {
  const move = (payload: object) => call('POST', `/api/staff/order/${order.id}/change-status/`, production, payload);
  await move({ status: 'in_production' });
  const [box] = (await show(order)).shipments;
  return move({ status: 'shipped', group_id: box.id, tracking_number: '771234567890' });
}

describe('the number of an invoice (OR-10)', () => {
  test('50 orders at once have 50 numbers without a gap', async () => {
    const carts = [];
    for (let made = 0; made < 50; made += 1) carts.push(await aCartWithCredit());
    const before = (await sequences()).length;
    const answers = await Promise.all(carts.map(payByCredit));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await sequences()).toEqual(upTo(before + 50));
    const numbers = await Promise.all(carts.map(invoiceOf));
    expect(new Set(numbers).size).toBe(50);
    for (const number of numbers) expect(number).toMatch(new RegExp(`^INV-${year}-\\d{6}$`));
  }, 120_000);

  test('a transaction that is rolled back leaves no gap', async () => {
    const cart = await aCartWithCredit();
    const before = await sequences();
    const order = await aPlacedOrder(service);
    const broken = withTransaction(service.pool, async (client) => {
      const invoice = { accountId: order.customer.accountId, orderId: order.id, issuedAt: new Date() };
      expect(await issueInvoice(client, invoice)).toMatch(/^INV-/);
      throw new Error('the payment was refused');
    });
    await expect(broken).rejects.toThrow('the payment was refused');
    expect(await sequences()).toEqual(before);
    await payByCredit(cart);
    expect(await sequences()).toEqual(upTo(before.length + 1));
  });

  test('a purchase order has one from its first shipment on, with where and how it is paid', async () => {
    const order = await aPlacedOrder(service);
    expect(await invoiceOf(order)).toBeNull();
    await ship(order);
    const number = await invoiceOf(order);
    expect(number).toMatch(/^INV-/);
    const file = await call('GET', `/api/order/${order.id}/invoice/`, order.customer);
    expect(file.headers['content-disposition']).toContain(`filename="invoice-${number}.pdf"`);
    const { text } = await extractText(new Uint8Array(file.rawPayload), { mergePages: true });
    const words = text.replaceAll(/\s+/g, ' ');
    for (const part of [`${number}`, order.number, 'Please pay to: First Bank, IBAN 12.', 'Two reminders, then none.'])
      expect(words).toContain(part);
  });

  test('asks for money only while something is to be paid', async () => {
    const textOf = async (order: ReadyCart) => {
      const file = await call('GET', `/api/order/${order.id}/invoice/`, order.customer);
      const { text } = await extractText(new Uint8Array(file.rawPayload), { mergePages: true });
      return text.replaceAll(/\s+/g, ' ');
    };
    const asked = ['Please quote the invoice number', 'Please pay to', 'Two reminders'];
    const paid = await aCartWithCredit();
    await payByCredit(paid);
    const owed = await aPlacedOrder(service);
    await ship(owed);
    for (const part of asked) expect(await textOf(owed)).toContain(part);
    const finance = await aStaffMember(service.pool, 'finance');
    const credit = await call('POST', `/api/staff/order/${owed.id}/refund/`, finance, {
      reason: 'Broken on arrival',
    });
    expect(credit.statusCode).toBe(200);
    expect(await textOf(paid)).toContain('Paid. Amount due: $0.00.');
    expect(await textOf(owed)).toContain('Credited in full. Amount due: $0.00.');
    const mailsOf = async (subject: string) =>
      (await service.pool.query('select subject, body_text from outbox_mail where subject like $1', [subject])).rows;
    const [credited] = await mailsOf(`%your order ${owed.number} is credited`);
    expect(credited.body_text).not.toMatch(/refund/);
    await call('POST', `/api/order/${paid.id}/cancel/`, paid.customer, {});
    const { number, payment } = await show(paid);
    const [cancelled] = await mailsOf(`Your order ${number} was cancelled`);
    const [{ credit_note: note }] = payment.refunds;
    expect(cancelled.body_text).toContain(
      `$${payment.amount} is back on your edit credit. Your credit note is ${note}.`,
    );
    for (const part of asked) for (const order of [paid, owed]) expect(await textOf(order)).not.toContain(part);
  });

  test('a purchase order whose first parcel is a part of its shipment has one from that parcel on, and keeps it', async () => {
    const order = await aPlacedOrder(service, { items: [{ product_slug: 'spcas9_nuclease', quantity: 3 }] });
    await call('POST', `/api/staff/order/${order.id}/change-status/`, production, { status: 'in_production' });
    const parcel = async (quantity: number) => {
      const { revision, shipments } = (await call('GET', `/api/staff/order/${order.id}/`, production)).json();
      const [box] = shipments;
      const lines = [{ item_id: box.lines[0].item_id, quantity }];
      const body = { revision, group_id: box.id, tracking_number: '771234567890', lines };
      expect((await call('POST', `/api/staff/order/${order.id}/ship/`, production, body)).statusCode).toBe(200);
    };
    await parcel(1);
    const number = await invoiceOf(order);
    expect(number).toMatch(/^INV-/);
    const { payment } = await show(order);
    expect(payment.due).not.toBeNull();
    await parcel(2);
    expect(await invoiceOf(order)).toBe(number);
    expect((await show(order)).payment.due).toBe(payment.due);
  });

  test('older orders get theirs by the migration, in order of issue', async () => {
    const waiting = await aPlacedOrder(service);
    const shippedLast = await aPlacedOrder(service);
    const paid = await aCartWithCredit();
    await payByCredit(paid);
    await ship(shippedLast);
    const folder = new URL('../../../database/migrations/', import.meta.url);
    const migration = await readFile(new URL('0331_invoices.sql', folder), 'utf8');
    const fills = migration
      .replaceAll(/^--.*$/gm, '')
      .split(';')
      .filter((statement) => statement.trim().startsWith('insert into'));
    expect(fills).toHaveLength(2);
    const issued = (await sequences()).length;
    await service.asOwner(async (owner) => {
      await owner.query('alter table invoice disable trigger user');
      await owner.query('delete from invoice');
      await owner.query('delete from invoice_counter');
      for (const statement of fills) await owner.query(statement);
      await owner.query('alter table invoice enable trigger user');
    });
    const { rows } = await service.pool.query('select order_id, sequence, issued_at from invoice order by sequence');
    expect(rows.map(({ sequence }) => sequence)).toEqual(upTo(issued));
    expect(rows).toEqual(rows.toSorted((one, other) => one.issued_at - other.issued_at));
    expect(rows.slice(-2).map(({ order_id: id }) => id)).toEqual([paid.id, shippedLast.id]);
    expect(await invoiceOf(waiting)).toBeNull();
    // And the counter goes on from there.
    await payByCredit(await aCartWithCredit());
    expect(await sequences()).toEqual(upTo(issued + 1));
  });

  test('an order of the version before gets its number when it is first looked at, once', async () => {
    const cart = await aCartWithCredit();
    await payByCredit(cart);
    // The version before placed it, and knew of no invoices: the last number was never taken.
    await service.asOwner(async (owner) => {
      await owner.query('alter table invoice disable trigger user');
      await owner.query('delete from invoice where order_id = $1', [cart.id]);
      await owner.query('update invoice_counter set last_number = last_number - 1 where year = $1', [year]);
      await owner.query('alter table invoice enable trigger user');
    });
    const before = await sequences();
    const looked = await Promise.all(upTo(10).map(() => invoiceOf(cart)));
    expect(new Set(looked).size).toBe(1);
    expect(looked[0]).toMatch(/^INV-/);
    expect(await sequences()).toEqual(upTo(before.length + 1));
  });
});
