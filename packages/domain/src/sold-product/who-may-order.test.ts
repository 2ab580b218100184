import { describe, expect, test } from 'vitest';
import { soldProducts, whoMayOrder } from './index.ts';

const clones = { productSlug: 'cell_clonal', what: 'knockout clones' };

describe('Who may order a product (CT-96, ruling 7)', () => {
  test('is everybody with a verified account, where nothing is restricted', () => {
    for (const product of Object.keys(soldProducts) as (keyof typeof soldProducts)[]) {
      expect(whoMayOrder(product, [])).toEqual([expect.stringMatching(/^Anybody can build a list .* verified\.$/)]);
    }
  });

  test('names what is not shipped where, of guides also by their gene editor', () => {
    expect(whoMayOrder('guide-rna-tubes').slice(1)).toEqual(['Not shipped to China: hfCas12Max guides.']);
    expect(whoMayOrder('cell-clone').slice(1)).toEqual([]);
  });

  test('names countries together, each once, and only for the product that is restricted', () => {
    const table = ['CA', 'JP', 'CA', 'CN'].map((country) => ({ country, ...clones }));
    expect(whoMayOrder('cell-clone', table).slice(1)).toEqual([
      'Not shipped to Canada, Japan and China: knockout clones.',
    ]);
    expect(whoMayOrder('cell-pool', table).slice(1)).toEqual([]);
  });
});
