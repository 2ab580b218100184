import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CatalogueFacts, type GuideOfGene, noFacts, targetKey } from '../gene/index.ts';
import {
  checkExpressItem,
  checkExpressList,
  differingBase,
  type Eligibility,
  type ExpressKnockoutItem,
  type ExpressLine,
  eligibility,
  expressItems,
  readExpressLines,
  targetOf,
  validationBatches,
  writtenTarget,
} from './index.ts';

const aGuide = (symbol: string, changes: Partial<GuideOfGene> = {}): GuideOfGene => ({
  ensemblId: `ENSG${symbol}`,
  symbol,
  isEssential: false,
  number: 1,
  guideCount: 4,
  ...changes,
});

/** Different targets of 20 nt. */
const target = (number: number): string =>
  Array.from({ length: 20 }, (_, at) => 'ACGT'[Math.floor(number / 4 ** at) % 4]).join('');

const human = 'homo_sapiens' as const;
const asked = (sequence: string, genes: readonly GuideOfGene[], more = {}) =>
  eligibility(targetOf(sequence), human, { genes, ...more });

describe('Whether a sequence can be ordered as express knockout (EK-2, ruling 44)', () => {
  test('it can when it is a guide of one gene, in RNA or DNA letters of any case', () => {
    expect(asked('ugucaccacauaauuaccug', [aGuide('EGFR')])).toMatchObject({ valid: true, code: null, reason: null });
  });

  test.each([
    ['letters that are no bases', 'CCATTGTTCAATATCGTCCX', [], 'NOT_BASES', '“X” is no base.'],
    ['a heading, or a name', 'SEQUENCE', [], 'NOT_BASES', 'This is no sequence.'],
    ['an overhang before it', 'CACCGCCAATTCAGGACCCACACGA', [], 'WRONG_LENGTH', 'Begins with CACCG before 20 nt'],
    ['a PAM behind it', 'CCAATTCAGGACCCACACGACGG', [], 'WRONG_LENGTH', 'Ends in CGG after 20 nt'],
    ['another length', 'CCAATTC', [], 'WRONG_LENGTH', 'Has 7 nt. The guides of our collection have 20.'],
    ['a sequence that is no guide', target(1), [], 'NOT_IN_COLLECTION', 'No human guide of ours has this sequence.'],
    ['two genes', target(1), [aGuide('SMN1'), aGuide('SMN2')], 'SEVERAL_GENES', 'cuts SMN1 and SMN2.'],
    ['an essential gene', target(1), [aGuide('PLK1', { isEssential: true })], 'ESSENTIAL_GENE', 'Cells without PLK1'],
  ])('it cannot with %s, and the reason is said', (_, sequence, genes, code, said) => {
    const answer = asked(sequence, genes);
    expect(answer).toMatchObject({ valid: false, code });
    expect(answer.reason).toContain(said);
  });

  test('what is no sequence is shown as it was typed, and a sequence as the catalogue writes it', () => {
    const shown = (text: string) => writtenTarget({ text, target: targetOf(text) });
    expect(['Sequence', ' SEQUENCE', 'guide RNA 1', 'ccau uguu'].map(shown)).toEqual([
      'Sequence',
      'SEQUENCE',
      'guide RNA 1',
      'CCATTGTT',
    ]);
  });

  test('a guide of the other species is named', () => {
    const elsewhere = { genome: 'mus_musculus', genes: [aGuide('Trp53')] } as const;
    expect(asked(target(1), [], { elsewhere })).toMatchObject({
      code: 'OTHER_SPECIES',
      reason: 'A guide of mouse Trp53. This order is for human cells.',
    });
  });

  test('a guide that one base leads to is named, with that base (mock-up 12)', () => {
    const [plk1, egfr] = [
      { symbol: 'PLK1', isEssential: true, target: 'CCATTGTTCAATATCGTCCG' },
      { symbol: 'EGFR', isEssential: false, target: 'CCATTGTTCAATATCGTCCA' },
    ];
    const answer = asked('CCATTGTTCATTATCGTCCG', [], { near: [plk1] });
    expect(answer.reason).toBe(
      'No human guide of ours has this sequence. Base 11 is T, where a guide of PLK1, which is essential, has A.',
    );
    expect(differingBase('CCATTGTTCATTATCGTCCG', plk1.target)).toBe(10);
    // Of two the one that can be ordered.
    expect(asked('CCATTGTTCAATATCGTCCT', [], { near: [plk1, egfr] })).toMatchObject({
      nearest: egfr,
      reason: 'No human guide of ours has this sequence. Base 20 is T, where a guide of EGFR has A.',
    });
    expect(asked(target(1), [], { near: [] })).toMatchObject({ nearest: null });
  });
});

const line = (text: string, changes: Partial<ExpressLine> = {}): ExpressLine => ({
  id: `${text} ${Math.random()}`,
  text,
  keptTwice: false,
  ...changes,
});
const eligible = (...genes: readonly [string, string][]): ReadonlyMap<string, Eligibility> =>
  new Map(
    genes.map(([sequence, symbol]) => [
      sequence,
      { valid: true, code: null, reason: null, genes: [aGuide(symbol)] } satisfies Eligibility,
    ]),
  );
const [a = '', b = '', c = '', d = '', e = ''] = [1, 2, 3, 4, 5].map(target);

describe('A list of sequences', () => {
  test('is one pool for each eligible guide; a repeated one is ordered once unless it is kept (ruling 60)', () => {
    const answers = eligible([a, 'TP53'], [b, 'KRAS']);
    const once = checkExpressList([line(a), line(b), line(''), line(a)], 'single_guide', answers);
    expect(once.pools.map(({ gene }) => gene.symbol)).toEqual(['TP53', 'KRAS']);
    expect(once.lines.map(({ state }) => state.kind)).toEqual(['eligible', 'eligible', 'empty', 'repeated']);
    const twice = checkExpressList([line(a), line(a, { keptTwice: true })], 'single_guide', answers);
    expect(twice.pools).toHaveLength(2);
  });

  test('of multi guide is one pool for two or three guides of a gene, wherever they stand (ruling 60)', () => {
    const answers = eligible([a, 'TP53'], [b, 'BRAF'], [c, 'TP53'], [d, 'TP53'], [e, 'TP53']);
    const { pools, lines, counts } = checkExpressList(
      [a, b, c, d, e, a].map((text) => line(text)),
      'multi_guide',
      answers,
    );
    expect(pools.map(({ gene, lines: own }) => [gene.symbol, own.map(({ number }) => number)])).toEqual([
      ['TP53', [1, 3, 4]],
    ]);
    expect(lines.map(({ state }) => state.kind)).toEqual([
      'eligible',
      'one_guide_only',
      'eligible',
      'eligible',
      'too_many',
      'repeated',
    ]);
    expect(counts).toEqual({ filled: 6, checked: 6, eligible: 3, refused: 0, toCheck: 3 });
  });

  test('loses the answer of a line when its text changes (EK-3)', () => {
    const answers = eligible([a, 'TP53']);
    expect(checkExpressList([line(a)], 'single_guide', answers).unchecked).toEqual([]);
    expect(checkExpressList([line(b)], 'single_guide', answers).unchecked).toEqual([b]);
  });

  test('is asked in batches of 32, none twice, and counts every line once (EK-4)', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 150 }), (numbers) => {
        const lines = numbers.map((number) => line(target(number)));
        const { unchecked, counts } = checkExpressList(lines, 'single_guide', new Map());
        expect(new Set(unchecked).size).toBe(unchecked.length);
        expect(counts.filled).toBe(lines.length);
        const batches = validationBatches(unchecked);
        expect(batches.flat()).toEqual(unchecked);
        for (const batch of batches) expect(batch.length).toBeLessThanOrEqual(32);
      }),
    );
  });

  test('becomes one item for each pool, its guides in the order of the list (ruling 83)', () => {
    const answers = eligible([a, 'TP53'], [b, 'TP53']);
    const { pools } = checkExpressList([line(b), line(a)], 'multi_guide', answers);
    const settings = { species: human, cellLine: 'HAP1', editType: 'multi_guide' } as const;
    expect(expressItems('Suppressors', settings, pools)).toMatchObject([
      { projectName: 'Suppressors', geneName: 'TP53', cellLine: 'HAP1', sequences: [b, a] },
    ]);
  });
});

describe('A pasted text', () => {
  test.each([
    ['one a line', `${a}\r\n${b}\n\n${c}`, [a, b, c]],
    ['a table with a headed column', `Gene,Sequence\nTP53,${a}\nKRAS,${b}`, [a, b]],
    ['a table without heads', `TP53\t${a}\nKRAS\t${b}`, [a, b]],
    ['a table with a heading of a design tool', `Gene\tSeq\nTP53\t${a}\nKRAS\t${b}`, [a, b]],
    ['a table with a title above its heads', `Picks of May\n\nGene,Protospacer (5'-3')\nTP53,${a}`, [a]],
    ['a table whose fourth line is no sequence', `TP53\t${a}\nKRAS\t${b}\nATM\tACGTXX`, [a, b, 'ACGTXX']],
    ['a table with a line that has none', `Gene,Sequence\nTP53,${a}\nKRAS,`, [a, 'KRAS']],
    ['FASTA', `>TP53-g1\n${a}\n>TP53-g2\n${b}`, [a, b]],
    ['control characters and formulas', `\u0007${a}\n=HYPERLINK("x")`, [a, '=HYPERLINK("x")']],
  ])('is read: %s', (_, text, texts) => {
    expect(readExpressLines(text).texts).toEqual(texts);
  });

  test('of 100,000 lines is read up to what a list takes, and the rest is counted', () => {
    const read = readExpressLines(Array.from({ length: 100_000 }, () => a).join('\n'));
    expect([read.texts.length, read.beyond]).toEqual([2000, 98_000]);
  });
});

const anItem: ExpressKnockoutItem = {
  kind: 'express_knockout',
  productSlug: 'express_ko_pool',
  species: human,
  cellLine: 'HAP1',
  editType: 'multi_guide',
  ensemblId: 'ENSGTP53',
  geneName: 'TP53',
  sequences: [a, b],
  catalogueVersion: null,
};
const facts: CatalogueFacts = {
  ...noFacts,
  targets: new Map([
    [targetKey(human, a), [aGuide('TP53')]],
    [targetKey(human, b), [aGuide('TP53', { number: 2 })]],
    [targetKey(human, c), [aGuide('KRAS')]],
  ]),
  cellLines: [{ name: 'HAP1', genome: human, origin: '', synonyms: [], products: ['express_ko_pool'] }],
};

describe('A pool in the cart', () => {
  test('is in order as the catalogue knows it', () => {
    expect(checkExpressItem(anItem, facts)).toEqual([]);
  });

  test.each([
    ['a guide that the catalogue has no more', { sequences: [a, d] }, 'GUIDE_NOT_ELIGIBLE'],
    ['a guide of another gene', { sequences: [a, c] }, 'OTHER_GENE'],
    ['the name of another gene', { geneName: 'TP63' }, 'OTHER_GENE'],
    ['one guide for multi guide', { sequences: [a] }, 'GUIDE_COUNT'],
    ['two guides for a single one', { editType: 'single_guide' }, 'GUIDE_COUNT'],
    ['a guide twice', { sequences: [a, a] }, 'GUIDE_REPEATED'],
    ['no guide at all', { sequences: [] }, 'GUIDE_COUNT'],
    ['a line that pools are not made in', { cellLine: 'K-562' }, 'CELL_LINE_NOT_OFFERED'],
    ['a line of the other species', { species: 'mus_musculus' }, 'CELL_LINE_NOT_OFFERED'],
  ] as const)('is refused with %s', (_, changes, code) => {
    expect(checkExpressItem({ ...anItem, ...changes }, facts).map((fault) => fault.code)).toContain(code);
  });
});
