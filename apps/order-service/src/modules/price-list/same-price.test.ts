import { priceListFromWire, skuOf } from '@cutsite/contracts/price-list';
import { type ItemKind, itemKinds } from '@cutsite/domain/item';
import { formatDecimal, sumMoney, usd } from '@cutsite/domain/money';
import type { PriceList } from '@cutsite/domain/price';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { generatedItems, type ListedKind, pricedUnits } from '@cutsite/test-support/items';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: TestService;
/** List prices, and those of a strategy, as a browser gets them. */
let customers: readonly { readonly customer: Customer; readonly strategy: string | null; readonly list: PriceList }[];
beforeAll(async () => {
  service = await startTestService();
  customers = await Promise.all(
    [null, 'edu-40'].map(async (strategy) => {
      const customer = await aCustomer(service.pool, { priceStrategy: strategy });
      const { headers } = customer;
      const answer = await service.app.inject({ method: 'GET', url: '/api/products/options', headers });
      return { customer, strategy, list: priceListFromWire(answer.json()) };
    }),
  );
});
afterAll(() => service.stop());

test.each(Object.keys(generatedItems) as ListedKind[])(
  'a look-up and the builder answer the same price for generated items of the kind %s (PR-13, ruling 53)',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(generatedItems[kind], fc.nat(1), async (item, who) => {
        const asked = customers[who];
        if (asked === undefined) throw new Error('there are two customers');
        const { customer, strategy, list } = asked;
        const rules: (typeof itemKinds)[ItemKind] = itemKinds[kind];
        const built = rules.price(item as never, list, strategy);
        const answers = await Promise.all(
          pricedUnits(item).map(async ({ query, count }) => {
            const payload = [skuOf(query)];
            const url = '/products/sku-lookup/';
            const answer = await service.app.inject({ method: 'POST', url, headers: customer.headers, payload });
            return { status: answer.statusCode, body: answer.json(), count };
          }),
        );
        if (!built.ok) {
          expect(answers.map(({ body }) => body.error_code)).toContain(built.error.code);
          return;
        }
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
        const minor = (text: string) => Math.round(Number(text) * 100);
        const sum = (field: 'price_per_gene' | 'list_price_per_gene') =>
          formatDecimal(sumMoney(answers.map(({ body, count }) => usd(minor(body[field]) * count))));
        expect(sum('price_per_gene')).toBe(formatDecimal(built.value.subtotal));
        expect(sum('list_price_per_gene')).toBe(formatDecimal(built.value.undiscounted));
      }),
      { numRuns: 150 },
    );
  },
  60_000,
);
