import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { itemWires, type OrderItemWire, sentItemSchema } from '@cutsite/contracts/item';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { printFigure } from '@cutsite/test-support/figures';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await startTestService({ env: { RATE_LIMIT_ADDS: '1000000/1s', RATE_LIMIT_REQUESTS: '1000000/1s' } });
  customer = await aCustomer(service.pool);
});
afterAll(() => service.stop());

const likePrices =
  `price unit_price list_price price_per_gene list_price_per_gene subtotal total amount discount percent
  undiscounted_subtotal currency price_strategy price_lines voucher code price_list_version needs_review report quantity count
  shipping_amount_charged subtotal_minor`.split(/\s+/);
/** `__proto__` is refused when the body is read, before any field is looked at: a test of its own. */
const anyWord = fc.stringMatching(/^[a-z_]{1,20}$/).filter((word) => word !== '__proto__');
const priceWords = fc.oneof(fc.constantFrom(...likePrices), anyWord);
const value = fc.oneof(
  fc.constantFrom<unknown>('0.00', '0.01', '-41.00', 0, -1, 0.01, 1e9, null, true, '', [], {}),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const item = fc.constantFrom<OrderItemWire>(
  guideRnaItemToWire(aPlateItem('Plate 1', 24)),
  guideRnaItemToWire(aTubeItem(['a', 'b'])),
  { product_slug: 'spcas9_nuclease', quantity: 2 },
  { product_slug: 'custom_project', quoted_line_id: '0b0d3c39-6a0c-4d5e-9a53-6d0f3a3f1a11' },
);

const sentItem = sentItemSchema(itemWires);

/** An item with one field too many, in the item or in one of its sequences. */
const tampered = fc
  .record({ item, word: priceWords, value, place: fc.nat() })
  .map(({ item, word, value, place }): object => {
    const sequences = 'sequences' in item ? item.sequences : [];
    const at = place % (sequences.length + 1);
    if (at === sequences.length) return word in item ? { ...item, [`${word}_`]: value } : { ...item, [word]: value };
    const extra = ['name', 'raw_sequence', 'well'].includes(word) ? 'price' : word;
    return { ...item, sequences: sequences.map((own, n) => (n === at ? { ...own, [extra]: value } : own)) };
  });

test('10,000 items with a price-like field are no items (promise M6, ruling 30)', () => {
  fc.assert(
    fc.property(tampered, (one) => !z.safeParse(sentItem, one).success),
    { numRuns: 10_000 },
  );
  printFigure('M6: 10,000 items with a price-like field: all refused');
});

async function subtotal(): Promise<string> {
  const answer = await service.app.inject({ method: 'GET', url: '/api/user/cart/', headers: customer.headers });
  return answer.json().subtotal;
}

test('every call that writes to the cart refuses them with 400, and no total changes', async () => {
  const { headers } = customer;
  const plate = guideRnaItemToWire(aPlateItem('Plate 1', 24));
  const added = await service.app.inject({ method: 'POST', url: '/api/order/add/', headers, payload: [plate] });
  const [{ id }] = added.json().items;
  const before = await subtotal();
  const attempt = fc.oneof(
    tampered.map((one) => ({ method: 'POST', url: '/api/order/add/', payload: [one] }) as const),
    tampered.map((one) => ({ method: 'PUT', url: `/api/order/ordereditem/${id}/`, payload: { data: one } }) as const),
    fc
      .tuple(priceWords, value)
      .map(([word, extra]) => ({ method: 'PUT', payload: { data: plate, [`x${word}`]: extra } }) as const)
      .map((one) => ({ ...one, url: `/api/order/ordereditem/${id}/` })),
    fc
      .tuple(priceWords, value)
      .map(([word, extra]) => ({ method: 'PATCH', payload: { [`x${word}`]: extra, quantity: 1 } }) as const)
      .map((one) => ({ ...one, url: `/api/user/cart/update-item-quantity/${id}/` })),
  );
  await fc.assert(
    fc.asyncProperty(attempt, async (one) => {
      const answer = await service.app.inject({ ...one, headers });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error_code).toBe('unknown_field');
    }),
    { numRuns: 1_500 },
  );
  expect(await subtotal()).toBe(before);
});

test('a field called __proto__ makes the whole body unreadable', async () => {
  const sent = JSON.stringify([{ product_slug: 'spcas9_nuclease', quantity: 1, price: 0 }]).replace(
    'price',
    '__proto__',
  );
  const headers = { ...customer.headers, 'content-type': 'application/json' };
  const answer = await service.app.inject({ method: 'POST', url: '/api/order/add/', headers, payload: sent });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error_code).toBe('malformed_body');
});

test('whatever number is sent as quantity, the total is that many times the list price or nothing was added', async () => {
  const quantity = fc.oneof(value, fc.integer({ min: 1, max: 999 }));
  await fc.assert(
    fc.asyncProperty(quantity, async (quantity) => {
      const { headers } = await aCustomer(service.pool);
      const payload = [{ product_slug: 'spcas9_nuclease', quantity }];
      const answer = await service.app.inject({ method: 'POST', url: '/api/order/add/', headers, payload });
      if (answer.statusCode === 400) return;
      expect(answer.statusCode).toBe(201);
      expect(Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= 999).toBe(true);
      expect(answer.json().items[0].subtotal).toBe((95 * Number(quantity)).toFixed(2));
    }),
    { numRuns: 300 },
  );
});
