import type { PriceList } from '@cutsite/domain/price';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { estimateCellLibrary } from '../calculator/estimate-cell-library.ts';
import { PricesOfPage, pricesOfEntry } from '../prices/shown-prices.ts';
import { EntryPage } from './page-by-content-type.tsx';

type Entry = Parameters<typeof EntryPage>[0]['entry'];

const ofPools = {
  productSlug: 'engineered_cell_libraries',
  productType: 'pool',
  priceStrategy: null,
  options: {},
  ranges: {},
} as const;
const list: PriceList = {
  version: '1',
  currency: 'USD',
  records: [
    { ...ofPools, id: 'pool', label: 'List price of a pool', priceType: 'price', price: 70_000 },
    {
      ...ofPools,
      id: 'many',
      label: '90 pools or more',
      priceType: 'fixed',
      price: 5e3,
      ranges: { pools: { min: 90, max: null } },
    },
    { ...ofPools, id: 'edu', label: 'Educational price', priceType: 'percent', priceStrategy: 'edu-40', price: 40 },
  ],
  outOfStock: [],
};

const noRestrictions: Parameters<typeof pricesOfEntry>[1]['restrictions'] = [];

const entry = (type: string, fields: object) =>
  ({
    id: 'e',
    type,
    url: '/product/x',
    title: 'Cell libraries',
    fields: { title: 'Cell libraries', ...fields },
    firstPublishedAt: '2026-01-01T00:00:00Z',
    publishedAt: '2026-01-01T00:00:00Z',
  }) as unknown as Entry;

async function drawn(shown: Entry, prices: PriceList | null = list, restrictions = noRestrictions): Promise<string> {
  const value = await pricesOfEntry(shown, { prices: async () => prices, restrictions });
  return renderToStaticMarkup(
    <PricesOfPage value={value}>
      <EntryPage entry={shown} />
    </PricesOfPage>,
  );
}

const product = entry('product', {
  summary: 'Racks of pools.',
  product: 'cell-library',
  steps: [{ title: 'Paste genes', text: 'Each becomes a pool.' }],
  blocks: [
    { id: 'b1', block: 'feature_grid', heading: 'What you get', features: [{ title: 'Racks', text: 'Of 96 tubes.' }] },
    { id: 'b2', block: 'price_table', product: 'cell-library' },
  ],
});

describe('the page of a product (CT-68)', () => {
  test('says the list price of one unit, and where to sign in for one of your own', async () => {
    const page = await drawn(product);
    expect(page).toContain('<b data-price="own">$700.00</b> a pool and copy');
    expect(page).toContain('<a href="/sign-in">Sign in</a> for your price.');
  });

  test('has jumps to its parts in their order, each to a place that is there', async () => {
    const page = await drawn(product);
    const jumps = [...page.matchAll(/<a href="#([^"]+)">([^<]+)</g)].map(([, id, label]) => ({ id, label }));
    expect(jumps.map(({ label }) => label)).toEqual(['What you get', 'How it works', 'Prices']);
    for (const { id } of jumps) expect(page).toContain(`id="${id}"`);
  });

  test('leads to a person, and its block "Prices" has the list prices and what everybody gets off them', async () => {
    const page = await drawn(product);
    expect(page).toContain('href="/contact"');
    expect(page).toMatch(/<th scope="row">A pool and copy<\/th><td>\$700\.00<\/td>/);
    expect(page).toContain('<li>From 90 pools: $50.00 off</li>');
    expect(page).not.toContain('Educational');
  });

  test('its order button says who may order, and what the provider does not ship where (CT-96)', async () => {
    const blocks = [{ id: 'b1', block: 'order_button', product: 'cell-library' }];
    const shown = entry('product', { ...product.fields, blocks });
    const everywhere = await drawn(shown);
    expect(everywhere).toContain('an account whose e-mail address is verified.');
    expect(everywhere).not.toContain('Not shipped');
    const pools = { country: 'JP', productSlug: 'engineered_cell_libraries', what: 'cell libraries' };
    expect(await drawn(shown, list, [pools])).toContain('Not shipped to Japan: cell libraries.');
  });

  test('without a price it is on request; a legacy one has no order and no price', async () => {
    expect(await drawn(product, { ...list, records: [] })).toContain('Price on request.');
    const legacy = await drawn(entry('product', { ...product.fields, legacy: true }));
    expect(legacy).toContain('Legacy: no longer made.');
    expect(legacy).not.toContain('data-island="price"');
    expect(legacy).not.toContain('Order: ');
  });
});

describe('the cost calculator (CT-68, ruling 42)', () => {
  test('its page stands with the sum for a full rack, calculated by the rules of an order', async () => {
    const page = await drawn(
      entry('cost_calculator', {
        summary: 'The sum.',
        calculator: 'cell-library',
        pools_label: 'Pools',
        copies_label: 'Copies',
      }),
    );
    expect(page).toContain('$62,400.00');
    expect(page).toContain('96 pools × 1 copy × $650.00');
  });

  test('copies multiply and do not change the tier; the next tier is named', () => {
    expect(estimateCellLibrary(80, 2, list, null)).toEqual({
      ok: true,
      total: '$112,000.00',
      sum: '80 pools × 2 copies × $700.00',
      rule: 'List price of a pool',
      hint: '10 more pools reach $650.00 a pool.',
    });
  });

  test("a customer's agreement sets the price that their order will have", () => {
    expect(estimateCellLibrary(20, 1, list, 'edu-40')).toMatchObject({
      total: '$8,400.00',
      rule: 'Educational price, 40 % off the list price of $700.00',
    });
  });

  test.each([
    [19, 1, 'One copy has 20 to 360 pools.'],
    [361, 1, 'One copy has 20 to 360 pools.'],
    [20.5, 1, 'One copy has 20 to 360 pools.'],
    [Number.NaN, 1, 'One copy has 20 to 360 pools.'],
    [96, 5, 'There are 1 to 4 copies.'],
  ])('%s pools and %s copies are not an order: %s', (pools, copies, fault) => {
    expect(estimateCellLibrary(pools, copies, list, null)).toEqual({ ok: false, fault });
  });
});
