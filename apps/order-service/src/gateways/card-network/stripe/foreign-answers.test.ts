import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CardNetworkAway } from '../index.ts';
import { stripeNetwork } from './stripe-network.ts';

let body: unknown = {};
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const network = () =>
  stripeNetwork({
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    browserUrl: null,
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    webhookSecret: 'whsec_x',
  });

const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 100,
  amount_received: 100,
  currency: 'usd',
  status: 'succeeded',
  client_secret: 'secret',
  last_payment_error: null,
};
const refund = { id: 're_1', object: 'refund', amount: 100, status: 'succeeded' };

test('whole answers are taken', async () => {
  body = intent;
  expect(await network().readIntent('pi_1')).toMatchObject({ id: 'pi_1', status: 'succeeded', amountMinor: 100 });
  body = refund;
  expect(await network().openRefund({ refundId: 'r', intentId: 'pi_1', amountMinor: 100 })).toEqual({
    id: 're_1',
    status: 'succeeded',
  });
});

test.each([
  ['is read when it is expanded', { card: { brand: 'amex', last4: '0005' } }, { brand: 'amex', lastFour: '0005' }],
  ['is not known by its id alone', 'pm_1', null],
  ['is none of another kind', { type: 'us_bank_account' }, null],
  ['is no text of another length', { card: { brand: 'visa', last4: '4242424242424242' } }, null],
  ['is no foreign word', { card: { brand: '<b>', last4: '4242' } }, null],
])('the card that paid %s (OR-12)', async (_what, method, card) => {
  body = { ...intent, payment_method: method };
  expect((await network().readIntent('pi_1')).card).toEqual(card);
});

test.each([
  ['of another service', { status: 'ok' }],
  ['of another kind', { ...intent, object: 'charge' }],
  ['without an id', { ...intent, id: undefined }],
  ['without an amount', { ...intent, amount: undefined }],
  ['with half a cent', { ...intent, amount: 1.5 }],
  ['that succeeded with no amount', { ...intent, amount_received: null }],
  ['without a currency', { ...intent, currency: undefined }],
  ['that is a list', [intent]],
])('an answer %s is none: it is asked again, and nothing is settled by it', async (_what, foreign) => {
  body = foreign;
  const request = { paymentId: 'p', orderId: 'o', amountMinor: 100, description: 'An order' };
  for (const asking of [network().readIntent('pi_1'), network().cancelIntent('pi_1'), network().openIntent(request)]) {
    await expect(asking).rejects.toBeInstanceOf(CardNetworkAway);
  }
});

test.each([
  ['of another service', { status: 'ok' }],
  ['of another amount', { ...refund, amount: 99 }],
])('a refund that is answered by something %s is not done', async (_what, foreign) => {
  body = foreign;
  const asking = network().openRefund({ refundId: 'r', intentId: 'pi_1', amountMinor: 100 });
  await expect(asking).rejects.toBeInstanceOf(CardNetworkAway);
});
