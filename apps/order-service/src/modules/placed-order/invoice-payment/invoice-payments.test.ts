import { systemClock } from '@cutsite/service-base/clock';
import { sendDueMails } from '@cutsite/service-base/outbox';
import { aPlacedOrder, aReadyCart, type ReadyCart, someEditCredit } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { extractText } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../../../config/index.ts';
import { shippedItems } from '../../../item-tables/index.ts';
import { assertInvariants } from '../../../testing/assert-invariants.ts';
import { drawForMail } from '../staff/draw-for-mail.ts';

let service: TestService;
let production: Customer;
let finance: Customer;
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  production = await aStaffMember(service.pool, 'production');
  finance = await aStaffMember(service.pool, 'finance');
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

const call = (method: 'GET' | 'POST', url: string, { headers }: Customer, payload?: object) =>
  service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const show = async ({ id, customer }: ReadyCart) => (await call('GET', `/api/order/${id}/status/`, customer)).json();
const staffOrder = async ({ id }: ReadyCart) => (await call('GET', `/api/staff/order/${id}/`, finance)).json();
const today = () => new Date().toISOString().slice(0, 10);

/** A purchase order whose invoice is out. */
async function anInvoiced(): Promise<ReadyCart> {
  const order = await aPlacedOrder(service);
  const move = (payload: object) => call('POST', `/api/staff/order/${order.id}/change-status/`, production, payload);
  await move({ status: 'in_production' });
  const [box] = (await show(order)).shipments;
  await move({ status: 'shipped', group_id: box.id, tracking_number: '771234567890' });
  return order;
}

const record = async (order: ReadyCart, more: object = {}, who = finance) => {
  const { revision } = await staffOrder(order);
  const payment = { revision, received_on: today(), amount: '10.00', reference: 'Wire 4471', ...more };
  return call('POST', `/api/staff/order/${order.id}/invoice-payments/`, who, payment);
};
const invoiceOf = async (order: ReadyCart) => (await show(order)).payment.invoice;
const paperOf = async (order: ReadyCart): Promise<string> => {
  const file = await call('GET', `/api/order/${order.id}/invoice/`, order.customer);
  const { text } = await extractText(new Uint8Array(file.rawPayload), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};

describe('payments of an invoice (OR-14)', () => {
  test('a part, then the rest: its customer sees both, on the page, in the list and on the invoice', async () => {
    const order = await anInvoiced();
    const { amount } = (await show(order)).payment;
    expect(await invoiceOf(order)).toMatchObject({ state: 'open', paid: '0.00', left: amount, payments: [] });
    expect((await record(order)).statusCode).toBe(200);
    const rest = (Number(amount) - 10).toFixed(2);
    expect(await invoiceOf(order)).toMatchObject({
      state: 'part_paid',
      paid: '10.00',
      left: rest,
      payments: [{ received_on: today(), amount: '10.00', reference: 'Wire 4471' }],
    });
    expect(await paperOf(order)).toMatch(/Wire 4471: \$10\.00\..*Still to be paid: \$/);
    expect((await record(order, { amount: rest, reference: 'Wire 4472' })).statusCode).toBe(200);
    expect(await invoiceOf(order)).toMatchObject({ state: 'paid', paid: amount, left: '0.00' });
    expect(await paperOf(order)).toContain('Paid. Amount due: $0.00.');
    const list = (await call('GET', '/api/user/list_orders/', order.customer)).json();
    expect(list.orders[0].invoice).toMatchObject({ state: 'paid', left: '0.00' });
    const more = await record(order, { amount: '0.01' });
    expect([more.statusCode, more.json().detail]).toEqual([
      409,
      'Nothing is left to be paid on this invoice: it is paid.',
    ]);
  });

  test('what is typed wrong is said for every field at once, and nothing is written', async () => {
    const order = await anInvoiced();
    const refused = await record(order, { received_on: '2020-01-01', amount: '999999', reference: ' ' });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().field_errors)).toEqual(['received_on', 'amount', 'reference']);
    expect((await invoiceOf(order)).payments).toEqual([]);
  });

  test('a wrong entry is taken back with a reason, once; it stays to be read and counts no more', async () => {
    const order = await anInvoiced();
    const {
      invoice_payments: [entry],
      revision,
    } = (await record(order)).json();
    const url = `/api/staff/order/${order.id}/invoice-payments/${entry.id}/take-back/`;
    const taken = await call('POST', url, finance, { revision, reason: 'It was for another order.' });
    expect(taken.statusCode).toBe(200);
    expect(taken.json().invoice_payments).toMatchObject([
      { id: entry.id, amount: '10.00', taken_back: { by: 'Ada Test', reason: 'It was for another order.' } },
    ]);
    expect(await invoiceOf(order)).toMatchObject({ state: 'open', paid: '0.00', payments: [] });
    expect(
      taken
        .json()
        .log.map(({ what }: { what: string }) => what)
        .slice(0, 2),
    ).toEqual(['Entry of a payment of $10.00 taken back', 'Payment of $10.00 recorded']);
    const again = await call('POST', url, finance, { revision: taken.json().revision, reason: 'Again.' });
    expect([again.statusCode, again.json().detail]).toEqual([409, 'This entry was taken back already.']);
    const { rows } = await service.pool.query(
      `select action, reason from staff_audit where subject_id = $1 and action like '%payment%' order by id`,
      [order.id],
    );
    expect(rows).toEqual([
      { action: 'record_payment', reason: '' },
      { action: 'take_payment_back', reason: 'It was for another order.' },
    ]);
  });

  test('sales reads them and records none; an order without an invoice takes none', async () => {
    const sales = await aStaffMember(service.pool, 'sales');
    expect((await record(await anInvoiced(), {}, sales)).statusCode).toBe(403);
    const waiting = await record(await aPlacedOrder(service));
    expect([waiting.statusCode, waiting.json().detail]).toEqual([
      409,
      'This order has no invoice yet: it is issued with the first shipment.',
    ]);
  });

  test('the same payment sent twice under one key is one', async () => {
    const order = await anInvoiced();
    const { revision } = await staffOrder(order);
    const headers = { ...finance.headers, 'idempotency-key': crypto.randomUUID() };
    const payload = { revision, received_on: today(), amount: '10.00', reference: 'Wire 4471' };
    const url = `/api/staff/order/${order.id}/invoice-payments/`;
    const send = () => service.app.inject({ method: 'POST', url, headers, payload });
    const answers = [await send(), await send()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.headers['idempotent-replayed']).toBe('true');
    expect((await invoiceOf(order)).payments).toHaveLength(1);
  });

  test('a credit note on a paid invoice leaves money that goes back', async () => {
    const order = await anInvoiced();
    const { amount } = (await show(order)).payment;
    await record(order, { amount });
    await call('POST', `/api/staff/order/${order.id}/refund/`, finance, { amount: '5.00', reason: 'Broken' });
    expect(await invoiceOf(order)).toMatchObject({ state: 'paid', left: '0.00', overpaid: '5.00' });
    expect(await paperOf(order)).toContain('Paid $5.00 more than is due.');
  });

  test('an invoice whose due date has passed is overdue', async () => {
    const order = await anInvoiced();
    await service.pool.query(`update payment set details = details || '{"net_terms_days": -40}' where cart_id = $1`, [
      order.id,
    ]);
    expect(await invoiceOf(order)).toMatchObject({ state: 'overdue' });
    expect(await paperOf(order)).toContain(', overdue');
  });
});

describe('the mail of an invoice (OR-13)', () => {
  const mailsOf = async (order: ReadyCart) =>
    (
      await service.pool.query(
        `select recipient, subject, body_text, paper from outbox_mail where about = $1 and subject like 'Invoice%' order by id`,
        [order.id],
      )
    ).rows;

  test('goes to the customer and the billing contact, once, with number, amount, due date and terms', async () => {
    const order = await anInvoiced();
    const { payment, number } = await show(order);
    const mails = await mailsOf(order);
    const contact = payment.billing_contact.email;
    expect(mails.map(({ recipient }) => recipient)).toEqual([expect.stringMatching(/@lab\.example$/), contact]);
    for (const { subject, body_text: words, paper } of mails) {
      expect(subject).toBe(`Invoice ${payment.invoice.number} for order ${number}`);
      expect(words).toMatch(/Amount due: \$\d/);
      expect(words).toMatch(/Due: .* \(net \d+ days\)/);
      expect(paper).toBe('invoice');
    }
    const [own, theirs] = mails;
    expect(own.body_text).toContain('/account/orders/detail');
    expect(theirs.body_text).not.toContain('/account/');
    await call('GET', `/api/order/${order.id}/status/`, order.customer);
    expect(await mailsOf(order)).toHaveLength(2);
  });

  test('what was paid with the order has its receipt with the confirmation, and no mail of an invoice', async () => {
    const cart = await aReadyCart(service);
    await someEditCredit(service.pool, cart.customer, 500_000);
    await call('POST', `/api/order/${cart.id}/payment/edit_credit/`, cart.customer, {});
    expect(await mailsOf(cart)).toEqual([]);
    const { rows } = await service.pool.query('select body_text from outbox_mail where about = $1', [cart.id]);
    expect(rows).toHaveLength(1);
    expect(rows[0].body_text).toContain('This mail is your receipt.');
  });

  test('carries the PDF when it is sent, under the same id at each try', async () => {
    const order = await anInvoiced();
    const tries: { readonly id: string; readonly files: readonly string[] }[] = [];
    const config = parseConfig({});
    if (!config.ok) throw new Error('the settings of the test are wrong');
    const { pool } = service;
    const drawPaper = drawForMail({ pool, tables: shippedItems, config: config.value, clock: systemClock });
    const port = {
      close: () => undefined,
      send: async (
        mail: { subject: string },
        id: string,
        files: readonly { fileName: string; bytes: Uint8Array }[] = [],
      ) => {
        if (!mail.subject.startsWith('Invoice')) return;
        tries.push({
          id,
          files: files.map(({ fileName, bytes }) => `${fileName} ${String.fromCodePoint(...bytes.slice(0, 5))}`),
        });
        if (tries.length <= 2) throw new Error('mailbox unavailable');
      },
    };
    const { number } = await invoiceOf(order);
    await service.pool.query(`update outbox_mail set sent_at = now() where about is distinct from $1`, [order.id]);
    await sendDueMails(service.pool, port, new Date(), drawPaper);
    await sendDueMails(service.pool, port, new Date(Date.now() + 3_600_000), drawPaper);
    expect(tries).toHaveLength(4);
    expect(new Set(tries.map(({ id }) => id)).size).toBe(2);
    for (const { files } of tries) expect(files).toEqual([`invoice-${number}.pdf %PDF-`]);
  });
});
