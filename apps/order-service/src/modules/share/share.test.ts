import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { bostonAddress } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { RATE_LIMIT_MAILS_PER_RECIPIENT: '1000/1h' } });
});
afterAll(() => service.stop());

const call = (who: Customer, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  service.app.inject({ method, url, headers: who.headers, ...(payload ? { payload } : {}) });

async function aCartOf(owner: Customer): Promise<string> {
  const added = await call(owner, 'POST', '/api/order/add/', [guideRnaItemToWire(aTubeItem(['TP53-g1']))]);
  expect(added.statusCode).toBe(201);
  return added.json().order_id;
}

/** A researcher with a shared cart, and the purchaser whom the link was sent to. */
async function aSharedCart() {
  const owner = await aCustomer(service.pool);
  const purchaser = await aCustomer(service.pool);
  const orderId = await aCartOf(owner);
  const body = { email: 'purchasing@institute.example', message: 'Grant 4410, please.' };
  const shared = await call(owner, 'POST', `/api/order/${orderId}/share/`, body);
  expect(shared.statusCode).toBe(201);
  const { link, share } = shared.json();
  return {
    owner,
    purchaser,
    orderId,
    shareId: share.id as string,
    link,
    token: new URL(link).searchParams.get('token'),
  };
}

const open = (who: Customer, token: string | null) => call(who, 'POST', '/api/shared-cart/open/', { token });
const take = (who: Customer, token: string | null) => call(who, 'POST', '/api/shared-cart/take-over/', { token });
const stateSeenBy = async (owner: Customer, orderId: string) =>
  (await call(owner, 'GET', `/api/order/${orderId}/shares/`)).json().shares[0].state;

describe('a shared cart', () => {
  test('goes to the purchaser by mail, and only the hash of the link is kept', async () => {
    const { link, token } = await aSharedCart();
    const { rows: mails } = await service.pool.query<{ recipient: string; body_text: string }>(
      'select recipient, body_text from outbox_mail where body_text like $1',
      [`%${link}%`],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: 'purchasing@institute.example' });
    expect(mails[0]?.body_text).toContain('Grant 4410, please.');
    const { rows } = await service.pool.query('select token_hash from cart_share');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('the same call again sends no second mail, and its kept answer holds no link', async () => {
    const owner = await aCustomer(service.pool);
    const orderId = await aCartOf(owner);
    const ask = () =>
      service.app.inject({
        method: 'POST',
        url: `/api/order/${orderId}/share/`,
        headers: { ...owner.headers, 'idempotency-key': 'one share' },
        payload: { email: 'once@institute.example' },
      });
    const [first, again] = [await ask(), await ask()];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json()).toEqual({ share: first.json().share, link: null });
    const token = new URL(first.json().link).searchParams.get('token');
    const { rows } = await service.pool.query('select * from idempotency_key where account_id = $1', [owner.accountId]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const mails = await service.pool.query(`select 1 from outbox_mail where recipient = 'once@institute.example'`);
    expect(mails.rowCount).toBe(1);
  });

  test('is seen by everyone with the link, without addresses and without its id', async () => {
    const { owner, purchaser, orderId, token } = await aSharedCart();
    await service.pool.query(`update cart set shipping_address = '{"line1":"40 Quarry Road"}' where id = $1`, [
      orderId,
    ]);
    const own = await open(owner, token);
    expect(own.json()).toMatchObject({ is_own: true, state: 'sent' });
    expect(await stateSeenBy(owner, orderId)).toBe('sent');

    const shown = await open(purchaser, token);
    expect(shown.statusCode).toBe(200);
    expect(shown.json()).toMatchObject({
      message: 'Grant 4410, please.',
      order_id: null,
      items: [{ name: 'TP53-g1' }],
    });
    expect(shown.body).not.toContain('Quarry');
    // When it leaves is said; when it arrives would say about where it goes.
    expect(shown.json()).toMatchObject({
      includes_shipping_and_tax: false,
      deliveries: [{ temperature: 'ambient', ships_by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), arrives_by: null }],
    });
    expect(shown.body).not.toContain(orderId);
    expect(await stateSeenBy(owner, orderId)).toBe('seen');
  });

  test('shows the reference of its owner, as it stands when the link is opened (CA-30)', async () => {
    const { owner, purchaser, orderId, token } = await aSharedCart();
    expect((await open(purchaser, token)).json().customer_reference_code).toBeNull();
    const body = { customer_reference_code: 'CC-4410' };
    await call(owner, 'POST', `/api/order/${orderId}/apply-customer-reference-code/`, body);
    expect((await open(purchaser, token)).json().customer_reference_code).toBe('CC-4410');
  });

  test('is taken over: the purchaser may act on it, the owner looks on and gets a mail', async () => {
    const { owner, purchaser, orderId, token } = await aSharedCart();
    const taken = await take(purchaser, token);
    expect(taken.json()).toMatchObject({ state: 'taken', order_id: orderId, taken_by: 'Ada Test' });
    expect((await take(purchaser, token)).statusCode).toBe(200);
    expect(await stateSeenBy(owner, orderId)).toBe('taken');
    const held = await call(purchaser, 'GET', '/api/user/held_orders/');
    expect(held.json().orders).toMatchObject([{ order_id: orderId, item_count: 1 }]);
    const { rows } = await service.pool.query(
      `select count(*)::int as count from outbox_mail where recipient = $1 and subject = 'Your cart was taken over'`,
      [`${owner.accountId}@lab.example`],
    );
    expect(rows).toEqual([{ count: 1 }]);
    // What the owner adds from now on goes into another cart.
    expect(await aCartOf(owner)).not.toBe(orderId);
  });

  test('is taken back by its owner: the link is useless and the purchaser no longer sees it', async () => {
    const { owner, purchaser, orderId, shareId, token } = await aSharedCart();
    await take(purchaser, token);
    expect((await call(purchaser, 'DELETE', `/api/user/shares/${shareId}/`)).statusCode).toBe(404);
    const revoked = await call(owner, 'DELETE', `/api/user/shares/${shareId}/`);
    expect(revoked.json()).toMatchObject({ state: 'revoked' });
    expect((await open(purchaser, token)).statusCode).toBe(404);
    expect((await take(purchaser, token)).json().detail).toBe('This link does not work any more. Ask for a new one.');
    expect((await call(purchaser, 'GET', '/api/user/held_orders/')).json().orders).toEqual([]);
    const again = await call(owner, 'POST', `/api/order/${orderId}/share/`, { email: 'b@institute.example' });
    expect(again.statusCode).toBe(201);
  });

  test('is given back by the purchaser, and can be taken over again', async () => {
    const { purchaser, orderId, token } = await aSharedCart();
    await take(purchaser, token);
    expect((await call(purchaser, 'POST', `/api/order/${orderId}/give-back/`)).json()).toEqual({ order_id: orderId });
    expect((await call(purchaser, 'POST', `/api/order/${orderId}/give-back/`)).statusCode).toBe(404);
    expect((await take(purchaser, token)).statusCode).toBe(200);
  });

  test('has one holder, however many take it over at once (promise A4)', async () => {
    const { token } = await aSharedCart();
    const rivals = await Promise.all(Array.from({ length: 10 }, () => aCustomer(service.pool)));
    const answers = await Promise.all(rivals.map((rival) => take(rival, token)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    const others = answers.filter((answer) => answer.statusCode !== 200);
    for (const answer of others) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().detail).toBe('Somebody else has taken this cart over already.');
    }
  });
});

const elsewhere = { ...bostonAddress, line1: '1 Other Road' };

/** A cart whose owner has two addresses in the book and ticks the first one. */
async function aCartSharedWithAnAddress() {
  const owner = await aCustomer(service.pool);
  const purchaser = await aCustomer(service.pool);
  const orderId = await aCartOf(owner);
  const book = await Promise.all(
    [bostonAddress, elsewhere].map(async (address) =>
      (await call(owner, 'POST', '/api/user/addresses/', address)).json(),
    ),
  );
  const share = (address_ids: readonly string[]) =>
    call(owner, 'POST', `/api/order/${orderId}/share/`, { email: 'p@institute.example', address_ids });
  const shared = await share([book[0].id]);
  expect(shared.statusCode).toBe(201);
  const token = new URL(shared.json().link).searchParams.get('token');
  return { owner, purchaser, orderId, token, share, shared: shared.json().share };
}

const sharedWith = async (who: Customer, orderId: string) =>
  (await call(who, 'GET', `/api/order/${orderId}/shared-addresses/`)).json();

describe('what the owner shows with the cart (CA-30, CA-31, ruling 81)', () => {
  test('is what was ticked and nothing else of the book, as it was then', async () => {
    const { owner, purchaser, token, shared } = await aCartSharedWithAnAddress();
    expect(shared.addresses).toEqual([bostonAddress]);
    await service.pool.query(`update address set address = address || '{"city":"Moved"}' where account_id = $1`, [
      owner.accountId,
    ]);
    const shown = (await open(purchaser, token)).json();
    expect(shown.addresses).toEqual([bostonAddress]);
  });

  test('can be used by who takes the cart over, until the link is taken back', async () => {
    const { owner, purchaser, orderId, token, shared } = await aCartSharedWithAnAddress();
    expect((await call(purchaser, 'GET', `/api/order/${orderId}/shared-addresses/`)).statusCode).toBe(404);
    await take(purchaser, token);
    expect(await sharedWith(purchaser, orderId)).toEqual({ addresses: [bostonAddress] });
    expect(await sharedWith(owner, orderId)).toEqual({ addresses: [] });
    const colleague = await aCustomer(service.pool);
    expect((await call(colleague, 'GET', `/api/order/${orderId}/shared-addresses/`)).statusCode).toBe(404);

    await call(owner, 'DELETE', `/api/user/shares/${shared.id}/`);
    expect((await open(purchaser, token)).statusCode).toBe(404);
    expect((await call(purchaser, 'GET', `/api/order/${orderId}/shared-addresses/`)).statusCode).toBe(404);
  });

  test('is never an address of somebody else, or one that is gone; nothing is sent then', async () => {
    const { owner, orderId, share } = await aCartSharedWithAnAddress();
    const stranger = await aCustomer(service.pool);
    const foreign = (await call(stranger, 'POST', '/api/user/addresses/', bostonAddress)).json();
    const refused = await share([foreign.id]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().field_errors.address_ids).toEqual([
      'One of these addresses is not in your address book any more. Look at the list again.',
    ]);
    expect((await call(owner, 'GET', `/api/order/${orderId}/shares/`)).json().shares).toHaveLength(1);
  });

  test('is every guide with its well, behind the link and for everyone who may see the order', async () => {
    const { owner, purchaser, orderId, token } = await aSharedCart();
    const opened = (await call(purchaser, 'POST', '/api/shared-cart/item-lists/', { token })).json();
    expect(opened.lists).toMatchObject([{ name: 'TP53-g1', columns: [{}, {}, {}] }]);
    expect(opened.lists[0].rows).toEqual([['1', 'TP53-g1', expect.stringMatching(/^[ACGU]{20}$/)]]);
    const url = `/api/order/${orderId}/item-lists/`;
    expect((await call(owner, 'GET', url)).json()).toEqual(opened);
    expect((await call(purchaser, 'GET', url)).statusCode).toBe(404);
    const wrong = { token: 'x'.repeat(40) };
    expect((await call(purchaser, 'POST', '/api/shared-cart/item-lists/', wrong)).statusCode).toBe(404);
  });

  test('is the number and the end of the quote that the cart is, while it is one', async () => {
    const { owner, purchaser, orderId, token } = await aSharedCart();
    expect((await open(purchaser, token)).json().quote).toBeNull();
    await call(owner, 'POST', `/api/order/${orderId}/cart-quote-switch/`, { desired_status: 'quote' });
    const { number, expires } = (await call(owner, 'GET', `/api/order/${orderId}/quote/`)).json();
    expect((await open(purchaser, token)).json().quote).toEqual({ number, expires });
    await call(owner, 'POST', `/api/order/${orderId}/cart-quote-switch/`, { desired_status: 'cart' });
    expect((await open(purchaser, token)).json().quote).toBeNull();
  });
});

describe('a cart is not shared', () => {
  test('with a wrong address, and nothing is sent', async () => {
    const owner = await aCustomer(service.pool);
    const id = await aCartOf(owner);
    const answer = await call(owner, 'POST', `/api/order/${id}/share/`, { email: 'nobody' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().field_errors.email).toEqual(['Please enter a valid e-mail address.']);
    expect((await call(owner, 'GET', `/api/order/${id}/shares/`)).json().shares).toEqual([]);
  });

  test('when it is empty, when it is somebody else’s, and when somebody has taken it over', async () => {
    const { owner, purchaser, orderId, token } = await aSharedCart();
    const body = { email: 'c@institute.example' };
    expect((await call(purchaser, 'POST', `/api/order/${orderId}/share/`, body)).statusCode).toBe(404);
    expect((await take(owner, token)).json().detail).toContain('your own cart');
    await take(purchaser, token);
    const held = await call(owner, 'POST', `/api/order/${orderId}/share/`, body);
    expect(held.statusCode).toBe(409);
    expect((await call(purchaser, 'POST', `/api/order/${orderId}/share/`, body)).statusCode).toBe(404);

    const other = await aCustomer(service.pool);
    const id = await aCartOf(other);
    await service.pool.query('delete from cart_item where account_id = $1', [other.accountId]);
    expect((await call(other, 'POST', `/api/order/${id}/share/`, body)).json().detail).toContain('The cart is empty');
  });

  test('by a link that has expired', async () => {
    const { purchaser, token, shareId } = await aSharedCart();
    await service.pool.query(`update cart_share set expires_at = now() - interval '1 minute' where id = $1`, [shareId]);
    expect((await open(purchaser, token)).statusCode).toBe(404);
    expect((await take(purchaser, token)).statusCode).toBe(404);
  });
});
