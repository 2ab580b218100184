import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { quoteEnd } from '@cutsite/domain/quote';
import { withTransaction } from '@cutsite/service-base/database';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { anAddress } from '@cutsite/test-support/order';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedItems } from '../../item-tables/index.ts';
import { findOrder, lockOrder } from '../order-contents/index.ts';
import { issueQuote, withdrawQuote } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const get = (who: Customer, url: string) => service.app.inject({ url, headers: who.headers });

async function aCart() {
  const owner = await aCustomer(service.pool);
  const payload = [guideRnaItemToWire(aTubeItem(['TP53-g1']))];
  const added = await service.app.inject({ method: 'POST', url: '/api/order/add/', headers: owner.headers, payload });
  const id = added.json().order_id as string;
  const handle = await findOrder(service.pool, owner.accountId, id);
  if (handle === null) throw new Error('the cart was made just now');
  return { owner, id, handle };
}

type ACart = Awaited<ReturnType<typeof aCart>>;

const publicUrl = 'https://store.example';

const issue = ({ handle }: ACart, now = new Date()) =>
  withTransaction(service.pool, async (client) => {
    await lockOrder(client, handle);
    return issueQuote(client, handle, { now, publicUrl, tables: shippedItems });
  });

test('a quote has a number, an end in 30 days and the prices of the day it was issued', async () => {
  const cart = await aCart();
  const issued = await issue(cart);
  expect(issued).toMatchObject({ ok: true, value: { number: expect.stringMatching(/^Q-\w{4}-\w{4}$/) } });
  await service.pool.query(
    'update cart_item set subtotal_minor = subtotal_minor + 0, quantity = 7 where cart_id = $1',
    [cart.id],
  );
  const shown = (await get(cart.owner, `/api/order/${cart.id}/quote/`)).json();
  expect(shown).toMatchObject({ state: 'valid', may_act: true, contents: { items: [{ quantity: 1 }] } });
  expect(new Date(shown.expires)).toEqual(quoteEnd(new Date(shown.issued)));
  const { rows } = await service.pool.query<{ body_text: string }>(
    'select body_text from outbox_mail where recipient = $1',
    [`${cart.owner.accountId}@lab.example`],
  );
  expect(rows[0]?.body_text).toContain(`${publicUrl}/quote?order=${cart.id}`);
});

test('a quote is a PDF with its number, its end and what the purchaser needs', async () => {
  const cart = await aCart();
  const issued = await issue(cart);
  if (!issued.ok) throw new Error('the cart has something in it');
  const answer = await get(cart.owner, `/api/order/${cart.id}/quote/pdf/`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`${issued.value.number}.pdf`),
  });
  const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toContain(issued.value.number);
  expect(words).toMatch(/Valid until The end of \d+ \w+ \d{4} \(UTC\)/);
  expect(words).toContain('TP53-g1');
  expect(words).toContain('Shipping and tax');
  expect(words.match(/not included/g)).toHaveLength(1);
  expect(words).toContain(`Ada Test, Test, ${cart.owner.accountId.slice(0, 8)}`);
  expect(words).toContain('To order, open');
  expect(words).toContain('Version 1');
  expect(words).toContain('Payment 30 days net on a purchase order, or with the order');
  expect(words).toContain('Origin Made in the United States');
  expect(words).toContain('it can be cancelled until its production begins');
  expect(words).toMatch(/Our terms of sale apply: \S+\/terms/);
  expect(words).toContain('The prices of this quote are fixed until it expires');
  expect(words).toMatch(/If ordered today: ships by \d+ \w+ \d{4}/);
  const stranger = await aCustomer(service.pool);
  expect((await get(stranger, `/api/order/${cart.id}/quote/pdf/`)).statusCode).toBe(404);
});

test('its paper names who asks, who pays and where it goes, each by itself, and on which terms (wish 4 of procurement)', async () => {
  const cart = await aCart();
  const invoice = anAddress({ firstName: 'Uwe', lastName: 'Purchase', company: 'Helix Accounts' });
  const shipTo = anAddress({ firstName: 'Ines', lastName: 'Bench', company: 'Helix Lab 4' });
  await service.pool.query('update cart set billing_address = $2, shipping_address = $3 where id = $1', [
    cart.id,
    JSON.stringify(invoice),
    JSON.stringify(shipTo),
  ]);
  await service.pool.query('update account set net_terms_days = null where id = $1', [cart.owner.accountId]);
  const post = async (url: string, payload?: object) => {
    const sent = { method: 'POST', url, headers: cart.owner.headers, ...(payload && { payload }) } as const;
    expect((await service.app.inject(sent)).statusCode).toBe(200);
  };
  await post(`/api/order/${cart.id}/cart-quote-switch/`, { desired_status: 'quote' });
  await post(`/api/order/recalculate_order_prices/${cart.id}/`);
  const answer = await get(cart.owner, `/api/order/${cart.id}/quote/pdf/`);
  const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toMatch(/Bill to Uwe Purchase Helix Accounts/);
  expect(words).toMatch(/Ship to Ines Bench Helix Lab 4/);
  expect(words).toContain('Requested by Ada Test, Test,');
  expect(words).toContain('Payment With the order');
  expect(words).toContain('Version 2');
});

test('its total is the same on paper, page, in the mail and in the list, with an address and no shipping method (QU-4)', async () => {
  const cart = await aCart();
  await service.pool.query(
    `insert into tax_rate (country, label, rate_hundredths) values ('IE', 'VAT', 2300) on conflict do nothing`,
  );
  await service.pool.query('update cart set shipping_address = $2 where id = $1', [
    cart.id,
    JSON.stringify(anAddress({ country: 'IE', subdivision: '' })),
  ]);
  const issued = await issue(cart);
  if (!issued.ok) throw new Error('the cart has something in it');
  const { quotes } = (await get(cart.owner, '/api/user/quotes/')).json();
  const { contents, ...shown } = (await get(cart.owner, `/api/order/${cart.id}/quote/`)).json();
  expect(shown.includes_shipping_and_tax).toBe(false);
  expect(quotes).toMatchObject([{ total: contents.totals.subtotal, includes_shipping_and_tax: false }]);
  expect(contents.totals.tax).not.toBe('0.00');
  const paper = await get(cart.owner, `/api/order/${cart.id}/quote/pdf/`);
  const { text } = await extractText(new Uint8Array(paper.rawPayload), { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`$${contents.totals.subtotal}Total, USD`);
  const { rows } = await service.pool.query<{ body_text: string }>(
    'select body_text from outbox_mail where recipient = $1',
    [`${cart.owner.accountId}@lab.example`],
  );
  expect(rows[0]?.body_text).toContain(`for $${contents.totals.subtotal}, shipping and tax not included,`);
});

test('a later quote of the same cart replaces the earlier one', async () => {
  const cart = await aCart();
  await issue(cart);
  await issue(cart);
  const { quotes } = (await get(cart.owner, '/api/user/quotes/')).json();
  expect(quotes).toMatchObject([
    { state: 'valid', item_count: 1, order_id: cart.id },
    { state: 'withdrawn', order_id: cart.id },
  ]);
  expect(quotes[0].number).not.toBe(quotes[1].number);
});

test('a quote that is turned back into a cart is withdrawn; one that has ended says so, and no paper asks to order it', async () => {
  const back = await aCart();
  await issue(back);
  await withTransaction(service.pool, (client) => withdrawQuote(client, back.handle, new Date()));
  expect((await get(back.owner, `/api/order/${back.id}/quote/`)).json().state).toBe('withdrawn');
  expect(await wordsOfPaper(back)).not.toContain('To order, open');

  const old = await aCart();
  await issue(old, new Date(Date.now() - 31 * 86_400_000));
  expect((await get(old.owner, `/api/order/${old.id}/quote/`)).json().state).toBe('expired');
  const words = await wordsOfPaper(old);
  expect(words).toContain('The prices of this quote have expired.');
  expect(words).not.toContain('To order, open');
});

async function wordsOfPaper({ owner, id }: Awaited<ReturnType<typeof aCart>>): Promise<string> {
  const paper = await get(owner, `/api/order/${id}/quote/pdf/`);
  const { text } = await extractText(new Uint8Array(paper.rawPayload), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test('an empty cart gives no quote, and somebody else’s quote is as good as none', async () => {
  const cart = await aCart();
  const stranger = await aCustomer(service.pool);
  expect((await get(cart.owner, `/api/order/${cart.id}/quote/`)).statusCode).toBe(404);
  await issue(cart);
  expect((await get(stranger, `/api/order/${cart.id}/quote/`)).statusCode).toBe(404);
  await service.pool.query('delete from cart_item where cart_id = $1', [cart.id]);
  expect(await issue(cart)).toEqual({ ok: false, error: 'empty' });
});
