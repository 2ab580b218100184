import type { CatalogueGene } from '@cutsite/domain/gene';
import { multiplyMoney, usd } from '@cutsite/domain/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainNames, someGenes } from '../catalogue/some-genes.cases.ts';
import { type GeneFault, type GeneListPreview, lineParts } from './gene-list-preview.ts';
import type { GeneDecision, WantedGenes } from './gene-list-work.ts';
import { type AddedName, type PlainGeneRules, plainGeneListWork } from './plain-gene-list.ts';

interface Pools {
  readonly names: readonly AddedName[];
}

const essential = ({ isEssential, symbol }: CatalogueGene): readonly GeneFault[] =>
  isEssential
    ? [{ code: 'ESSENTIAL', severity: 'warning', message: `${symbol} is essential.`, word: 'Essential' }]
    : [];

const rules: PlainGeneRules<Pools, WantedGenes<Pools>> = {
  most: 30,
  there: ({ names }) => ({
    count: names.length,
    ensemblIds: new Set(names.flatMap(({ gene }) => gene?.ensemblId ?? [])),
  }),
  faultsOf: essential,
  repeats: 'left_out',
  add: ({ names }, added) => ({ names: [...names, ...added] }),
  priceOf: ({ names }) => ({ subtotal: multiplyMoney(usd(100), names.length), lines: [] }),
};

function worked(
  text: string,
  changes: Partial<WantedGenes<Pools>> = {},
  own: Partial<typeof rules> = {},
): { readonly preview: GeneListPreview; readonly after: Pools } {
  const tables = [{ name: null, cells: text.split('\n').map((line) => line.split(',')) }];
  const wanted = { project: { names: [] }, genome: 'homo_sapiens', decisions: new Map(), leavesOut: false } as const;
  const { preview, after } = plainGeneListWork({ ...rules, ...own })(
    { tables, text },
    { ...wanted, ...changes },
    someGenes,
  );
  if (preview.kind === 'refused') throw new Error(preview.message);
  return { preview, after };
}

const sumOf = ({ parts, leftOut, tooMany }: GeneListPreview): number =>
  lineParts.reduce((sum, part) => sum + parts[part].count, leftOut + tooMany.count);
const shownIn = ({ parts }: GeneListPreview) =>
  lineParts.flatMap((part) => parts[part].lines.map(({ typed, shown }) => [part, typed, shown]));

describe('A list of genes that stand one after the other', () => {
  test('says of each name what it is: by symbol, by another name, ambiguous, unknown, repeated', () => {
    const { preview, after } = worked('Gene\nGENE1\nher2\nP65\nCDK12B\nPLK1\nErbB2');
    expect(shownIn(preview)).toEqual([
      ['needs_you', 'P65', null],
      ['needs_you', 'CDK12B', null],
      ['repeated', 'ErbB2', 'ERBB2'],
      ['resolved', 'her2', 'ERBB2'],
      ['to_check', 'PLK1', 'PLK1'],
      ['as_typed', 'GENE1', 'GENE1'],
    ]);
    expect(after.names.map(({ typed }) => typed)).toEqual(['GENE1', 'her2', 'P65', 'CDK12B', 'PLK1']);
    expect(preview.cost?.added).toEqual(usd(500));
  });

  test('asks which gene is meant with the flags of each, and offers the nearest names (rulings 78, 86)', () => {
    const { preview } = worked('P65\nCDK12B');
    expect(preview.parts.needs_you.lines.map(({ choices }) => choices.map(({ label }) => label))).toEqual([
      ['RELA (P65): 4 guides', 'SYT1 (P65): 2 guides, essential', 'Leave it out'],
      ['Use CDK12: 4 guides', 'Leave it out'],
    ]);
  });

  test('takes the gene that the id beside a name of several says, and no other one by an id', () => {
    const { preview, after } = worked('Gene,Ensembl ID\nP65,ENSG00000001003\nGENE1,ENSG00000000002');
    expect(after.names.map(({ gene }) => gene?.symbol)).toEqual(['SYT1', 'GENE1']);
    expect([preview.parts.needs_you.count, preview.columns.notRead]).toEqual([0, []]);
  });

  test.each([
    ['GENE1\nGENE2;GENE3\nGENE4', ['GENE1', 'GENE2', 'GENE3', 'GENE4']],
    ['GENE1 GENE2/her2', ['GENE1', 'GENE2', 'her2']],
    // A part that is no gene: the whole is asked about.
    ['GENE1 no-gene', ['GENE1 no-gene']],
  ])('%j is read as %j', (text, typed) => {
    expect(worked(text).after.names.map((one) => one.typed)).toEqual(typed);
  });

  test('keeps what was typed beside the gene that was chosen (ruling 66)', () => {
    const decisions = new Map<number, GeneDecision>([
      [0, { name: 'P65', chosenId: 'ENSG00000001002' }],
      [1, { name: '', chosenId: '' }],
    ]);
    const { preview, after } = worked('P65\nCDK12B', { decisions });
    expect(after.names).toMatchObject([{ typed: 'P65', chosenId: 'ENSG00000001002', gene: { symbol: 'RELA' } }]);
    expect([preview.leftOut, sumOf(preview)]).toEqual([1, 2]);
  });

  test('leaves out what needs a decision when that is wanted, and what is above the most in any case', () => {
    const list = ['P65', ...plainNames(31)].join('\n');
    expect(worked(list).preview).toMatchObject({ added: 30, tooMany: { count: 2, first: 'GENE30' } });
    expect(worked(list, { leavesOut: true }).preview).toMatchObject({
      added: 30,
      tooMany: { count: 1, first: 'GENE31', rest: 'Gene\tEnsembl ID\nGENE31\t', losesWells: false },
    });
  });

  test('a repeated gene is warned of where it may stand twice', () => {
    const { preview, after } = worked('GENE1\ngene1', {}, { repeats: 'warned' });
    expect([after.names.length, preview.parts.repeated.count]).toEqual([2, 1]);
  });

  describe('of several columns without a heading for genes', () => {
    const cells = [
      ['Clone', 'Target'],
      ['c1', 'GENE1'],
      ['c2', 'her2'],
    ];
    const tables = [{ name: 'Hits', cells }];
    const wanted = { project: { names: [] }, genome: 'homo_sapiens', decisions: new Map(), leavesOut: false } as const;
    const work = plainGeneListWork(rules);
    const offered = {
      columns: [
        { column: 0, heading: 'Clone', examples: ['c1', 'c2'] },
        { column: 1, heading: 'Target', examples: ['GENE1', 'her2'] },
      ],
      suggested: 1,
    };

    test('is refused with what it holds, and its columns are offered', () => {
      expect(work({ tables, text: null }, wanted, someGenes).preview).toEqual({
        kind: 'refused',
        message: 'No heading says which column has the genes. The first row holds Clone, Target.',
        ways: [],
        offered,
      });
    });

    test('is read from the one that is chosen, and another one stays a choice', () => {
      const { preview, after } = work({ tables, text: null, geneColumn: 1 }, wanted, someGenes);
      expect(after.names.map(({ typed }) => typed)).toEqual(['GENE1', 'her2']);
      expect(preview).toMatchObject({ columns: { read: ['Target'], notRead: ['Clone'], offered } });
      const wrong = work({ tables, text: null, geneColumn: 0 }, wanted, someGenes).preview;
      expect(wrong).toMatchObject({
        read: 2,
        parts: { needs_you: { count: 2 } },
        columns: { offered: { suggested: 0 } },
      });
    });

    test('that was pasted is read cell by cell, and its columns are offered', () => {
      const text = cells.map((row) => row.join('\t')).join('\n');
      expect(work({ tables, text }, wanted, someGenes).preview).toMatchObject({ read: 6, columns: { offered } });
    });
  });

  test('n lines in are n lines accounted for, whatever they hold', () => {
    const name = fc.constantFrom('GENE1', 'gene2', 'HER2', 'P65', 'CDK12B', 'PLK1', '1-Mar', '=1+1', 'Trp53', 'GENE7');
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 60 }), fc.boolean(), (names, leavesOut) => {
        const { preview, after } = worked(names.join('\n'), { leavesOut });
        expect(sumOf(preview)).toBe(names.length);
        expect(after.names.length).toBe(preview.added);
      }),
    );
  });

  test('of 200,000 lines shows the first, and counts all', () => {
    const list = Array.from({ length: 200_000 }, (_, at) =>
      at % 2 === 0 ? `GENE${(at % 600) + 1}` : `no-gene-${at % 500}`,
    );
    const { preview, after } = worked(list.join('\n'), { leavesOut: true });
    expect([preview.read, sumOf(preview), after.names.length]).toEqual([200_000, 200_000, 30]);
    expect(preview.parts.needs_you).toMatchObject({ count: 100_000 });
    expect(preview.parts.needs_you.lines.length).toBe(100);
  });
});
