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
  expect(await balance(customer)).toMatchObject({ balance: '250.00', num_gift_cards: 1 });
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

test('an amount that cannot be bought is refused at its field; another customer finds no purchase', async () => {
  const customer = await aCustomer(service.pool);
  const refused = await post(customer, 'buy/', { amount: '1.00', credit_type: 'edit_credit' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().field_errors).toEqual({ amount: ['The smallest refill is $10.00.'] });
  const { purchase_id: id } = (await post(customer, 'buy/', { amount: '10', credit_type: 'edit_credit' })).json();
  expect((await post(await aCustomer(service.pool), `buy/${id}/confirm/`)).statusCode).toBe(404);
});
