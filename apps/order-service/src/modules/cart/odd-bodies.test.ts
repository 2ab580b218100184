import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await startTestService({ env: { RATE_LIMIT_ADDS: '1000000/1s', RATE_LIMIT_REQUESTS: '1000000/1s' } });
  customer = await aCustomer(service.pool);
});
afterAll(() => service.stop());

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const start: Json = JSON.parse(
  JSON.stringify([
    guideRnaItemToWire(aPlateItem('Plate 1', 24)),
    guideRnaItemToWire(aTubeItem(['a'], { nuclease: 'eSpOT-ON', productSlug: 'multiplex_sgrna' })),
    { product_slug: 'resuspension_buffer', quantity: 1 },
  ]),
);

const oddText = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', '\ud800', '\udc00', '\u202e', '\n', "'", 'm*', '__proto__', 'Ω'.repeat(300)),
  fc.constantFrom('A'.repeat(100_000), 'mA*'.repeat(300), '-1', '1e9', 'NaN', 'A01', 'Z99', 'é'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const odd: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(null, true, 0, -0, -1, 1.5, 1e9, 1e308, 2 ** 53, [], {}, [[]], { a: null }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The value at a random place of `value` replaced; the steps say which way to go down. */
function put(value: Json, steps: readonly number[], replacement: unknown): unknown {
  const [step = 0, ...rest] = steps;
  if (steps.length === 0 || typeof value !== 'object' || value === null) return replacement;
  if (Array.isArray(value)) {
    const at = step % Math.max(value.length, 1);
    return value.map((one, index) => (index === at ? put(one, rest, replacement) : one));
  }
  const keys = Object.keys(value);
  const key = keys[step % Math.max(keys.length, 1)] ?? '';
  return { ...value, [key]: put(value[key] ?? null, rest, replacement) };
}

test('whatever stands at whatever place of a body, the answer is 201 or 400 (promise F5)', async () => {
  const steps = fc.array(fc.nat(200), { minLength: 0, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(steps, odd, async (path, replacement) => {
      // A cart of its own for each: a name that is taken would hide what writing does with the rest.
      const { headers } = await aCustomer(service.pool);
      const answer = await service.app.inject({
        method: 'POST',
        url: '/api/order/add/',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: JSON.stringify(put(start, path, replacement)) ?? '',
      });
      expect([201, 400]).toContain(answer.statusCode);
      expect(answer.body).not.toContain('node:');
      const cart = await service.app.inject({ method: 'GET', url: '/api/user/cart/', headers });
      expect([cart.statusCode, cart.json().item_count]).toEqual([200, answer.statusCode === 201 ? 3 : 0]);
    }),
    { numRuns: 600 },
  );
});

test.each(['\ud800', '\udfff', 'a\u0000b', 'line\nbreak'])('the cell line %j is refused, not stored', async (text) => {
  const item = { ...guideRnaItemToWire(aTubeItem(['cell'])), cell_line: text };
  const { headers } = customer;
  const answer = await service.app.inject({ method: 'POST', url: '/api/order/add/', headers, payload: [item] });
  expect(answer.statusCode).toBe(400);
});
