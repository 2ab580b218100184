import { aPurchaseOrder, aReadyCart, type ReadyCart } from '@cutsite/test-support/checkout';
import { extractText } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '../../testing/assert-invariants.ts';
import { type Intent, type PayingService, startPayingService } from '../../testing/start-paying-service.ts';

let service: PayingService;
beforeAll(async () => {
  service = await startPayingService();
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

const call = (cart: ReadyCart, way: string, payload: object = {}, headers: Record<string, string> = {}) =>
  service.app.inject({
    method: 'POST',
    url: `/api/order/${cart.id}/payment/${way}/`,
    headers: { ...cart.customer.headers, ...headers },
    payload,
  });

const rows = async (text: string, ...values: unknown[]) => (await service.pool.query(text, values)).rows;

async function started(cart: ReadyCart): Promise<Intent & { readonly payment_id: string }> {
  const answer = await call(cart, 'stripe');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('by card (PA-2, ruling 18)', () => {
  test('an intent is opened, the browser confirms it, and confirm/ places the order', async () => {
    const cart = await aReadyCart(service);
    const answer = await call(cart, 'stripe');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      order_id: cart.id,
      method: 'card',
      status: 'pending',
      order_number: null,
      publishable_key: service.card.publishableKey,
      client_secret: expect.stringMatching(/^pi_\w+_secret_/),
    });
    expect((await call(cart, 'confirm')).json()).toMatchObject({ status: 'pending', action_required: true });
    expect((await service.showCard(answer.json())).body.status).toBe('succeeded');
    const confirmed = (await call(cart, 'confirm')).json();
    expect(confirmed).toMatchObject({
      status: 'confirmed',
      order_number: expect.stringMatching(/^CS-/),
      message: null,
    });
    // What the card network tells of the card is kept, and nothing more of it.
    const [paid] = await rows('select status, details from payment where cart_id = $1', cart.id);
    expect(paid).toMatchObject({ status: 'succeeded', details: { card_brand: 'visa', card_last_four: '4242' } });
    expect(JSON.stringify(paid)).not.toContain('42424242');
    const shown = await service.app.inject({
      method: 'GET',
      url: `/api/order/${cart.id}/status/`,
      headers: cart.customer.headers,
    });
    expect(shown.json().payment.card).toEqual({ brand: 'visa', last_four: '4242' });
    const documents: { kind: string; href: string | null }[] = shown.json().documents;
    for (const kind of ['order_confirmation', 'invoice']) {
      const url = documents.find((document) => document.kind === kind)?.href ?? '';
      const paper = await service.app.inject({ url, headers: cart.customer.headers });
      const { text } = await extractText(new Uint8Array(paper.rawPayload), { mergePages: true });
      expect(text.replaceAll(/\s+/g, ' ')).toContain('Visa ending in 4242');
    }
    expect(await rows('select 1 from outbox_mail where subject like $1', `%${confirmed.order_number}%`)).toHaveLength(
      1,
    );
  });

  test('the same order is the same intent, also under an Idempotency-Key (ruling 37)', async () => {
    const cart = await aReadyCart(service);
    const key = { 'idempotency-key': 'card-once' };
    const first = await call(cart, 'stripe', {}, key);
    const again = await call(cart, 'stripe', {}, key);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json()).toEqual(first.json());
    expect((await started(cart)).payment_intent_id).toBe(first.json().payment_intent_id);
    expect((await call(cart, 'stripe', { cost_centre: 'CC' }, key)).statusCode).toBe(422);
    expect(
      await rows('select 1 from fake_card_network.intent where metadata ->> $1 = $2', 'order_id', cart.id),
    ).toHaveLength(1);
  });

  test.each([
    ['4000 0000 0000 0002', 'card_declined', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'card_declined', 'Your card has insufficient funds.'],
    ['4000 0000 0000 0069', 'expired_card', 'Your card has expired.'],
    ['4000 0000 0000 0127', 'incorrect_cvc', "Your card's security code is incorrect."],
    ['4242 4242 4242 4241', 'incorrect_number', 'Your card number is incorrect.'],
  ])('card %s is refused as %s, and another card pays the same intent', async (number, code, message) => {
    const cart = await aReadyCart(service);
    const intent = await started(cart);
    const refused = await service.showCard(intent, number);
    expect(refused.status).toBe(402);
    expect(refused.body.error).toMatchObject({ code, message });
    expect((await call(cart, 'confirm')).json()).toMatchObject({ status: 'error', message, order_number: null });
    expect((await started(cart)).payment_intent_id).toBe(intent.payment_intent_id);
    await service.showCard(intent);
    expect((await call(cart, 'confirm')).json()).toMatchObject({ status: 'confirmed', message: null });
  });

  test.each(['4000 0025 0000 3155', '4000 0027 6000 3184', '4000 0000 0000 3220'])(
    'card %s asks the bank first (3-D Secure): completed',
    async (number) => {
      const cart = await aReadyCart(service);
      const intent = await started(cart);
      const { body } = await service.showCard(intent, number);
      expect(body.status).toBe('requires_action');
      expect((await call(cart, 'confirm')).json()).toMatchObject({ status: 'pending', action_required: true });
      const page = body.next_action?.redirect_to_url.url ?? '';
      const html = await (await fetch(page)).text();
      expect(html).toContain('Complete');
      const back = await service.answerChallenge(page, 'complete');
      expect(back).toBe(
        `http://127.0.0.1:3000/checkout/back?payment_intent=${intent.payment_intent_id}&payment_intent_client_secret=${intent.client_secret}&redirect_status=succeeded`,
      );
      expect((await call(cart, 'confirm')).json().status).toBe('confirmed');
    },
  );

  test('3-D Secure that fails is an error, and can be tried again', async () => {
    const cart = await aReadyCart(service);
    const intent = await started(cart);
    const { body } = await service.showCard(intent, '4000002500003155');
    await service.answerChallenge(body.next_action?.redirect_to_url.url ?? '', 'fail');
    expect((await call(cart, 'confirm')).json()).toMatchObject({
      status: 'error',
      message: expect.stringContaining('unable to authenticate'),
    });
    await service.showCard(intent);
    expect((await call(cart, 'confirm')).json().status).toBe('confirmed');
  });

  test('who left the page of the bank undecided shows another card, and that page decides nothing any more', async () => {
    const cart = await aReadyCart(service);
    const { body } = await service.showCard(await started(cart), '4000002500003155');
    const page = body.next_action?.redirect_to_url.url ?? '';
    const again = await started(cart);
    expect((await service.showCard(again)).body.status).toBe('succeeded');
    await service.answerChallenge(page, 'fail');
    expect((await call(cart, 'confirm')).json().status).toBe('confirmed');
  });

  test('a slow bank: pending until it has answered', async () => {
    const cart = await aReadyCart(service);
    const intent = await started(cart);
    expect((await service.showCard(intent, '4000000000001000')).body.status).toBe('processing');
    expect((await call(cart, 'confirm')).json()).toMatchObject({ status: 'pending', action_required: false });
    // What is being worked on cannot be paid in another way meanwhile.
    const other = await call(cart, 'purchase_order', aPurchaseOrder);
    expect(other.json().error_code).toBe('payment_in_progress');
    await service.pool.query(
      `update fake_card_network.intent set done_at = now() - interval '1 second' where id = $1`,
      [intent.payment_intent_id],
    );
    expect((await call(cart, 'confirm')).json().status).toBe('confirmed');
  });

  test('a slow bank that declines: the customer, who has left the page, gets a mail', async () => {
    const cart = await aReadyCart(service);
    const intent = await started(cart);
    await service.showCard(intent, '4000000000001018');
    await call(cart, 'confirm');
    await service.pool.query(
      `update fake_card_network.intent set done_at = now() - interval '1 second' where id = $1`,
      [intent.payment_intent_id],
    );
    expect((await call(cart, 'confirm')).json().status).toBe('error');
    expect((await call(cart, 'confirm')).json().status).toBe('error');
    const failed = await rows(
      `select 1 from outbox_mail where subject = 'Your payment did not go through' and body_text like $1`,
      `%${cart.id}%`,
    );
    expect(failed).toHaveLength(1);
  });
});

describe('changing one’s mind', () => {
  test('another method cancels the intent at the network first', async () => {
    const cart = await aReadyCart(service);
    const intent = await started(cart);
    const paid = await call(cart, 'purchase_order', aPurchaseOrder);
    expect(paid.statusCode).toBe(200);
    expect(await rows('select status from fake_card_network.intent where id = $1', intent.payment_intent_id)).toEqual([
      { status: 'canceled' },
    ]);
    expect((await service.showCard(intent)).status).toBe(400);
    expect((await call(cart, 'confirm')).json()).toMatchObject({ status: 'confirmed', method: 'purchase_order' });
  });

  test('a card that has gone through meanwhile is settled instead', async () => {
    const cart = await aReadyCart(service);
    await service.showCard(await started(cart));
    const late = await call(cart, 'purchase_order', aPurchaseOrder);
    expect(late.statusCode).toBe(409);
    expect(late.json().error_code).toBe('already_ordered');
    expect(await rows('select method from payment where cart_id = $1', cart.id)).toEqual([{ method: 'card' }]);
  });

  test('a cart that was changed gets another intent, of the new total', async () => {
    const cart = await aReadyCart(service);
    const first = await started(cart);
    await service.pool.query('update cart_item set quantity = 2 where cart_id = $1', [cart.id]);
    const second = await started(cart);
    expect(second.payment_intent_id).not.toBe(first.payment_intent_id);
    const intents = await rows(
      'select status from fake_card_network.intent where metadata ->> $1 = $2 order by created_at',
      'order_id',
      cart.id,
    );
    expect(intents.map((row) => row.status)).toEqual(['canceled', 'requires_payment_method']);
  });
});

test('what was added and changed while a card was paid moves to a new cart', async () => {
  const cart = await aReadyCart(service);
  const intent = await started(cart);
  const { headers, accountId } = cart.customer;
  const buffer = [{ product_slug: 'resuspension_buffer', quantity: 2 }];
  await service.app.inject({ method: 'POST', url: '/api/order/add/', headers, payload: buffer });
  await service.showCard(intent);
  const confirmed = (await call(cart, 'confirm')).json();
  expect(confirmed.status).toBe('confirmed');
  const open = (await service.app.inject({ url: '/api/user/cart/', headers })).json();
  expect(open.order_id).not.toBe(cart.id);
  expect(open.groups.flatMap((group: { items: { product_slug: string }[] }) => group.items)).toMatchObject([
    { product_slug: 'resuspension_buffer', quantity: 2 },
  ]);
  const items = await rows(
    'select product_slug from cart_item where account_id = $1 and cart_id = $2',
    accountId,
    cart.id,
  );
  expect(items).toEqual([{ product_slug: 'sgrna_kit' }]);
});

test('what costs nothing needs no card', async () => {
  const cart = await aReadyCart(service);
  await service.pool.query(
    `insert into voucher (code, label, kind, percent_hundredths) values ('FREE', 'All of it', 'percent', 10000)`,
  );
  await service.pool.query(`update cart set voucher_code = 'FREE' where id = $1`, [cart.id]);
  await service.pool.query('update cart_group set shipping_amount_minor = 0 where cart_id = $1', [cart.id]);
  const answer = (await call(cart, 'stripe')).json();
  expect(answer).toMatchObject({ status: 'succeeded', amount: '0.00', client_secret: null });
  expect(answer.order_number).toMatch(/^CS-/);
});

test('the secrets of the network never reach an answer or another customer', async () => {
  const cart = await aReadyCart(service);
  const body = (await call(cart, 'stripe')).body;
  expect(body).not.toContain(service.card.secretKey);
  expect(body).not.toContain(service.card.webhookSecret);
});
