import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchVariants } from './search-variants.ts';
import { synonyms } from './synonyms.table.ts';

describe('words that are typed are looked for in the other words of the field (CT-97)', () => {
  test.each([
    ['gRNA', ['gRNA', '"guide rna"', 'sgrna', '"single guide"']],
    ['cas9', ['cas9', 'spcas9']],
    ['Knock-Out', ['Knock-Out', '"knock-out"', 'ko', 'knockout']],
    ['knock out clone', ['knock out clone', 'knockout clone', '"knock-out" clone', 'ko clone']],
    ['pay by PO', ['pay by PO', 'pay by "purchase order"']],
    ['login', ['login', '"sign in"']],
    ['plate', ['plate']],
    ['', ['']],
  ])('%s', (typed, sought) => {
    expect(searchVariants(typed).toSorted()).toEqual(sought.toSorted());
    expect(searchVariants(typed)[0]).toBe(typed);
  });

  test.each(['"guide rna"', 'cas9 -mouse', 'cas9 or knockout'])('%s is looked for exactly as it is typed', (typed) => {
    expect(searchVariants(typed)).toEqual([typed]);
  });

  test('whatever is typed, it comes first, and no more than twelve texts are looked for', () => {
    const word = fc.oneof(
      fc.constantFrom(...synonyms.flatMap(({ terms, typed = [] }) => [...terms, ...typed])),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const variants = searchVariants(words.join(' '));
        expect(variants[0]).toBe(words.join(' '));
        expect(variants.length).toBeLessThanOrEqual(12);
        expect(new Set(variants).size).toBe(variants.length);
      }),
    );
  });

  test('no word stands in two rows, or a third meaning would come in', () => {
    const all = synonyms.flatMap(({ terms, typed = [] }) => [...terms, ...typed]);
    expect(all.filter((term, index) => all.indexOf(term) !== index)).toEqual([]);
  });
});
