import { aReadyCart } from '@cutsite/test-support/checkout';
import type { Customer } from '@cutsite/test-support/customer';
import { aBrowser, startTestService, type TestService } from '@cutsite/test-support/service';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const call = (who: Customer, method: 'GET' | 'POST', url: string, payload?: object) =>
  service.app.inject({ method, url, headers: who.headers, ...(payload ? { payload } : {}) });

/** A quote with its address chosen, and a link to it that shows that address or none. */
async function aSharedQuote({ withAddress }: { readonly withAddress: boolean }) {
  const { id, customer } = await aReadyCart(service);
  await call(customer, 'POST', `/api/order/${id}/cart-quote-switch/`, { desired_status: 'quote' });
  const { number, contents } = (await call(customer, 'GET', `/api/order/${id}/quote/`)).json();
  const booked = await call(customer, 'POST', '/api/user/addresses/', contents.shipping_address);
  const body = { email: 'purchasing@institute.example', ...(withAddress && { address_ids: [booked.json().id] }) };
  const { link } = (await call(customer, 'POST', `/api/order/${id}/share/`, body)).json();
  return { id, customer, number, address: contents.shipping_address, token: new URL(link).searchParams.get('token') };
}

const paperOf = async (token: string | null) =>
  (await aBrowser(service.app)).post('/api/shared-cart/quote-pdf/', { token: token ?? '' });
const textOf = async ({ rawPayload }: { rawPayload: Buffer }) =>
  (await extractText(new Uint8Array(rawPayload), { mergePages: true })).text.replaceAll(/\s+/g, ' ');

describe('the PDF of a quote behind its link (QU-4)', () => {
  test('is read without sign-in, with firm price, lead time, terms and number, and without addresses that were not shared', async () => {
    const { token, number, address } = await aSharedQuote({ withAddress: false });
    const paper = await paperOf(token);
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = await textOf(paper);
    for (const part of [number, 'Valid until', 'Payment', 'Total', 'Not shown on this copy'])
      expect(text).toContain(part);
    for (const part of [address.line1, address.postal_code, 'arrive']) expect(text).not.toContain(part);
  });

  test('has the addresses that its owner shared with the link', async () => {
    const { token, address } = await aSharedQuote({ withAddress: true });
    const text = await textOf(await paperOf(token));
    expect(text).toContain(address.line1);
    expect(text).not.toContain('Not shown on this copy');
  });

  test('is none when the link is wrong, or the quote has become a cart again', async () => {
    expect((await paperOf('x'.repeat(43))).statusCode).toBe(404);
    const { id, customer, token } = await aSharedQuote({ withAddress: false });
    await call(customer, 'POST', `/api/order/${id}/cart-quote-switch/`, { desired_status: 'cart' });
    expect((await paperOf(token)).statusCode).toBe(404);
  });
});
