import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import {
  aProbePlate,
  pricesCommandWithProbePlates,
  probePlateWire,
  somePricesOfProbePlates,
  tablesWithProbePlates,
} from '@cutsite/test-support/test-kind';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let service: TestService;
let anybody: Customer;
beforeAll(async () => {
  service = await startTestService({ tables: tablesWithProbePlates });
  await somePricesOfProbePlates(service.pool);
  anybody = await aCustomer(service.pool);
});
afterAll(() => service.stop());

const post = ({ headers }: Customer, url: string, payload: object) =>
  service.app.inject({ method: 'POST', url, headers, payload });
const lookUp = (item: object) => post(anybody, '/products/sku-lookup/', [item]);

describe('a kind that only this table has, in the look-ups of prices', () => {
  test('is offered with its own options as far as there are prices, beside the others (PR-11, ruling 53)', async () => {
    const { default_options: offered, add_ons } = (await service.app.inject('/api/products/options')).json();
    expect(offered.map(({ product_slug: slug }: { product_slug: string }) => slug)).toContain('sgrna_kit');
    expect(offered.at(-1)).toEqual({
      product_slug: 'probe_plates',
      yield_options: [],
      choices: [],
      options: { dye: ['FAM', 'HEX'] },
    });
    expect(add_ons.map(({ product_slug: slug }: { product_slug: string }) => slug)).not.toContain('probe_plates');
  });

  test.each([
    [{}, '3.00'],
    [{ numbers: { probe_count: 30 } }, '4.00'],
    [{ options: { dye: 'HEX' }, numbers: { probe_count: 30 } }, '5.00'],
  ])('is looked up by the names of its own records, the rest as usual: %j costs %s', async (asked, price) => {
    const answer = await lookUp({ product_slug: 'probe_plates', ...asked });
    expect(answer.json()).toMatchObject({ product_slug: 'probe_plates', price_per_gene: price });
  });

  test.each([
    [{ options: { colour: 'FAM' } }, 'No price of probe_plates depends on colour.'],
    [{ numbers: { length: 20 } }, 'No price of probe_plates depends on length.'],
    [{ options: { dye: 'Cy5' } }, '"Cy5" is none of FAM, HEX.'],
    [{ product_type: 'tube' }, '"tube" is none of plate.'],
  ])('a look-up of what it does not have is refused: %j', async (asked, detail) => {
    const answer = await lookUp({ product_slug: 'probe_plates', ...asked });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail).toBe(detail);
  });

  test('costs in the look-up what it costs in the cart, whatever is ordered', async () => {
    const customer = await aCustomer(service.pool);
    for (const [dye, filled] of [
      ['FAM', 2],
      ['FAM', 99],
      ['FAM', 100],
      ['HEX', 384],
    ] as const) {
      const item = probePlateWire.toWire(aProbePlate(`${dye} ${filled}`, filled, { dye }), 1);
      const [added] = (await post(customer, '/api/order/add/', [item])).json().items;
      const asked = { product_slug: 'probe_plates', options: { dye }, numbers: { probe_count: filled } };
      const unit = Number((await lookUp(asked)).json().price_per_gene);
      expect(added.subtotal).toBe((unit * filled).toFixed(2));
    }
  });

  test('has its rows in the price file, which comes back the same (decision 31)', async () => {
    const file = await pricesCommandWithProbePlates(service.pool, 'export');
    const lines = file.join('\n').split('\n');
    const header = lines[0]?.split(',') ?? [];
    const row = lines.find((line) => line.startsWith('probes-hex,'))?.split(',') ?? [];
    const filled = header.flatMap((column, at) => ((row[at] ?? '') === '' ? [] : [`${column} ${row[at]}`]));
    expect(filled.slice(-4)).toEqual(['dye_options HEX', 'min_probe_count 1', 'max_probe_count 384', 'price 5.00']);
  });
});
