import { describe, expect, test } from 'vitest';
import { restrictedIn } from './restricted-in.ts';

const table = [
  { country: 'CN', nuclease: 'hfCas12Max', what: 'hfCas12Max guides' },
  { country: 'CA', productSlug: 'cell_clonal', what: 'knockout clones' },
];

describe('What may not be shipped to a country (ruling 7)', () => {
  test.each([
    [{ productSlug: 'cell_clonal' }, 'CA', 'knockout clones'],
    [{ productSlug: 'cell_clonal' }, 'US', null],
    [{ productSlug: 'cell_gko' }, 'CA', null],
    [{ productSlug: 'synthetic_sgrna', nuclease: 'hfCas12Max' }, 'CN', 'hfCas12Max guides'],
    [{ productSlug: 'synthetic_sgrna', nuclease: 'SpCas9' }, 'CN', null],
  ] as const)('%j in %s: %s', (item, country, what) => {
    expect(restrictedIn(item, country, table)).toBe(what);
  });
});
