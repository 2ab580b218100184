import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { printFigure } from '@cutsite/test-support/figures';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../testing/assert-invariants.ts';
import { type PayingService, startPayingService } from '../../../testing/start-paying-service.ts';

let service: PayingService;
beforeAll(async () => {
  service = await startPayingService();
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

const post = ({ headers }: Customer, path: string, payload: object = {}) =>
  service.app.inject({ method: 'POST', url: `/api/user/edit_credit/${path}`, headers, payload });

const balance = async ({ headers }: Customer) =>
  (await service.app.inject({ url: '/api/user/edit_credit/', headers })).json();

test('edit credit is bought by card, and is there when the payment has gone through (ruling 17)', async () => {
  const customer = await aCustomer(service.pool);
  const bought = await post(customer, 'buy/', { amount: '250.00', credit_type: 'edit_credit' });
  expect(bought.statusCode).toBe(201);
  const intent = bought.json();
  const confirm = () => post(customer, `buy/${intent.purchase_id}/confirm/`);
  expect((await confirm()).json()).toEqual({ status: 'pending', message: null, action_required: true });
  expect((await balance(customer)).balance).toBe('0.00');
  await service.showCard(intent, '4000000000000002');
  expect((await confirm()).json()).toMatchObject({ status: 'error', message: 'Your card was declined.' });
  await service.showCard(intent);
  const [first, second] = await Promise.all([confirm(), confirm()]);
  expect([first.json().status, second.json().status]).toEqual(['confirmed', 'confirmed']);
  const credits = await balance(customer);
  expect(credits).toMatchObject({ balance: '250.00', num_gift_cards: 1 });
  const { rows: receipts } = await service.pool.query(
    `select body_text from outbox_mail join account on account.email = recipient
      where account.id = $1 and subject like 'Edit credit %'`,
    [customer.accountId],
  );
  expect(receipts).toHaveLength(1);
  for (const part of [
    `$250.00 was added to your edit credit ${credits.accounts[0].code}.`,
    '4242',
    'Balance: $250.00.',
  ])
    expect(receipts[0].body_text).toContain(part);
});

test('of fifty gift cards at once, as many are begun as there are places (promise M4)', async () => {
  const customer = await aCustomer(service.pool);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post(customer, 'buy/', { amount: '10', credit_type: 'gift_card' })),
  );
  const statuses = answers.map((answer) => answer.statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(2);
  expect(statuses.filter((status) => status === 409)).toHaveLength(48);
  printFigure('M4: gift cards, limit 2, 50 at once: 2 begun, 48 refused');
});

test('a refill whose card was declined frees its place for the next one', async () => {
  const customer = await aCustomer(service.pool);
  const buy = async () => (await post(customer, 'buy/', { amount: '10', credit_type: 'gift_card' })).json();
  const [declined, other] = [await buy(), await buy()];
  await service.showCard(declined, '4000000000000002');
  const confirm = (purchase: { purchase_id: string }) => post(customer, `buy/${purchase.purchase_id}/confirm/`);
  expect((await confirm(declined)).json()).toMatchObject({ status: 'error', action_required: true });
  const third = await buy();
  expect(third).toMatchObject({ status: 'pending', amount: '10.00' });
  expect((await confirm(declined)).json()).toMatchObject({ status: 'error', action_required: false });
  // No purchase has failed: both places are kept.
  const full = await post(customer, 'buy/', { amount: '10', credit_type: 'gift_card' });
  expect(full.statusCode).toBe(409);
  expect(full.json().detail).toMatch(
    /^You can hold at most 2 accounts with credit, and 2 purchases that are not finished keep their places\. The first of them ends by \d\d:\d\d UTC unless it is paid before; please try again then\.$/,
  );
  for (const purchase of [other, third]) {
    await service.showCard(purchase);
    expect((await confirm(purchase)).json()).toMatchObject({ status: 'confirmed' });
  }
  expect(await balance(customer)).toMatchObject({ num_gift_cards: 2 });
  const more = await post(customer, 'buy/', { amount: '10', credit_type: 'gift_card' });
  expect(more.json().detail).toBe('You can hold at most 2 accounts with credit.');
});

test('bought again under its Idempotency-Key, it is the same purchase, and the answer says so (ruling 37)', async () => {
  const customer = await aCustomer(service.pool);
  const keyed = { ...customer, headers: { ...customer.headers, 'idempotency-key': 'credit' } };
  const [first, again] = [0, 1].map(() => post(keyed, 'buy/', { amount: '10', credit_type: 'gift_card' }));
  const answers = [await first, await again];
  expect(answers[0]?.json().purchase_id).toBe(answers[1]?.json().purchase_id);
  expect(answers.filter((answer) => answer?.headers['idempotent-replayed'] === 'true')).toHaveLength(1);
});

test('an amount that cannot be bought is refused at its field; another customer finds no purchase', async () => {
  const customer = await aCustomer(service.pool);
  const refused = await post(customer, 'buy/', { amount: '1.00', credit_type: 'edit_credit' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().field_errors).toEqual({ amount: ['The smallest refill is $10.00.'] });
  const { purchase_id: id } = (await post(customer, 'buy/', { amount: '10', credit_type: 'edit_credit' })).json();
  expect((await post(await aCustomer(service.pool), `buy/${id}/confirm/`)).statusCode).toBe(404);
});
