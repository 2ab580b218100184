import { aGene } from '@cutsite/test-support/gene';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLikeGeneSymbols, makeGeneIndex, resolveGene, resolveGenes } from './index.ts';
import { looseKey } from './name-keys.ts';

const human = makeGeneIndex('homo_sapiens', [
  aGene('TP53', { ensemblId: 'ENSG00000141510', synonyms: ['P53', 'LFS1'] }),
  aGene('MARCH1', { currentSymbol: 'MARCHF1' }),
  aGene('MARC1', { currentSymbol: 'MTARC1' }),
  aGene('RELA', { synonyms: ['P65', 'NFKB3'] }),
  aGene('SYT1', { synonyms: ['P65'] }),
  aGene('IL2', { synonyms: ['IL-2', 'TCGF'] }),
]);
const mouse = makeGeneIndex('mus_musculus', [aGene('Trp53', { ensemblId: 'ENSMUSG00000059552', synonyms: ['p53'] })]);

describe('Whatever is typed', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('1-Mar', 'IL-2', '2.31E+19', 'ENSG00000141510', 'p65', 'constructor', '__proto__', '=1+1'),
    fc.tuple(fc.nat(40), fc.constantFrom('-', '/', '.', ' '), fc.nat(40)).map((parts) => parts.join('')),
  );

  test('has one answer of its own, in its place, and the text is kept (ruling 66)', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 20 }), (names) => {
        const answers = resolveGenes(names, human, [mouse]);
        expect(answers.map(({ typed }) => typed)).toEqual(names);
        for (const [at, typed] of names.entries()) expect(answers[at]).toEqual(resolveGene(typed, human, [mouse]));
      }),
    );
  });

  test('a symbol wins over any synonyms, and no synonym of two genes is guessed, whatever the list', () => {
    const name = fc.constantFrom(
      'A1',
      'B1',
      'AB-1',
      'AB1',
      'SEP2',
      'SEPT2',
      'MARC1',
      'MARCH1',
      '2-Sep',
      'a1',
      'TNF-β',
      'TNFB',
    );
    const list = fc.uniqueArray(fc.record({ symbol: name, synonyms: fc.array(name, { maxLength: 3 }) }), {
      selector: ({ symbol }) => symbol.toUpperCase(),
      maxLength: 8,
    });
    fc.assert(
      fc.property(list, name, (rows, typed) => {
        const index = makeGeneIndex(
          'homo_sapiens',
          rows.map((row) => aGene(row.symbol, row)),
        );
        const key = typed.toUpperCase();
        const owner = rows.find(({ symbol }) => symbol.toUpperCase() === key);
        const answer = resolveGene(typed, index);
        if (owner !== undefined) expect(answer).toMatchObject({ status: 'matched', gene: { symbol: owner.symbol } });
        const bearers = rows.filter(({ synonyms }) => synonyms.some((synonym) => synonym.toUpperCase() === key));
        if (owner === undefined && bearers.length > 1) {
          expect(answer.status).toBe('ambiguous');
          const offered = answer.status === 'ambiguous' ? answer.candidates.map(({ gene }) => gene.symbol) : [];
          expect(offered).toEqual(expect.arrayContaining(bearers.map(({ symbol }) => symbol)));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('one that sounds the same has the same key, whatever stands between its letters', () => {
    const between = fc.constantFrom('', '-', ' ', '_', '/', '.');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.stringMatching(/^[A-Z0-9]{1,4}$/), between), { minLength: 1 }), (parts) => {
        expect(looseKey(parts.flat().join(''))).toBe(looseKey(parts.map(([letters]) => letters).join('')));
      }),
    );
  });

  test.each(['1'.repeat(100_000), '1-'.repeat(50_000), 'α'.repeat(100_000), '"'.repeat(100_000), ' '.repeat(100_000)])(
    'a hostile text is answered: %.5s…',
    (typed) => {
      expect(resolveGene(typed, human).status).toBe('not_found');
    },
  );
});

test('a name of 100,000 quotes is read at once, whatever stands around them (promise F6)', () => {
  for (const around of ['', 'x']) {
    const typed = `${around}${'"'.repeat(100_000)}${around}`;
    expect(resolveGene(typed, human).status).toBe('not_found');
    expect(looksLikeGeneSymbols([typed])).toBe(false);
  }
});
