import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aCellLibrary,
  aCellLibraryItem,
  geneOf,
  plainGenes,
  pooledGenes,
  poolsOf,
  someLists,
} from './a-cell-library.cases.ts';
import {
  type CellLibraryProject,
  cellLibraryFaultMessages,
  cellLibraryItem,
  checkCellLibrary,
  checkCellLibraryItem,
  controlMessage,
  defaultControls,
  projectFromCellLibrary,
} from './index.ts';

const check = (changes: Partial<CellLibraryProject>) => checkCellLibrary(aCellLibrary(changes), someLists());
const catalogue = new Map(pooledGenes.map((gene) => [gene.ensemblId, gene]));
const lines = new Set(['K-562']);

describe('A library as a whole', () => {
  test('of 24 pools in a line of the list can be ordered', () => {
    expect(check({})).toMatchObject({ faults: [], orderable: 24, leftOut: 0, isOrderable: true });
  });

  test.each([
    [{ pools: poolsOf(plainGenes(19)) }, 'TOO_FEW_POOLS'],
    [{ pools: poolsOf(plainGenes(361)) }, 'TOO_MANY_POOLS'],
    [{ replicates: 0 }, 'REPLICATES_INVALID'],
    [{ replicates: 5 }, 'REPLICATES_INVALID'],
    [{ replicates: 1.5 }, 'REPLICATES_INVALID'],
    [{ controls: { ...defaultControls, ntc1: 13 } }, 'NTC1_INVALID'],
    [{ controls: { ...defaultControls, ntc2: -1 } }, 'NTC2_INVALID'],
    [{ controls: { ...defaultControls, mockWT: 1 } }, 'MOCK_INVALID'],
    [{ controls: { ...defaultControls, mockWT: 36 } }, 'MOCK_INVALID'],
    [{ cellLine: null }, 'CELL_LINE_MISSING'],
    [{ cellLine: ' ' }, 'CELL_LINE_MISSING'],
    [{ cellLine: 'THP-1' }, 'CELL_LINE_UNKNOWN'],
  ] as const)('with %j has the fault %s (CL-9 to CL-13)', (changes, fault) => {
    expect(check(changes)).toMatchObject({ faults: [fault], isOrderable: false });
    expect(cellLibraryFaultMessages[fault]).toMatch(/\.$/);
  });

  test.each([
    [{ pools: poolsOf(plainGenes(20)), replicates: 4 }],
    [{ pools: poolsOf(plainGenes(360)), controls: { ntc1: 0, ntc2: 0, mockWT: 2 } }],
    [{ controls: { ntc1: 12, ntc2: 12, mockWT: 32 } }],
  ])('at its limits has none: %#', (changes) => {
    expect(check(changes).isOrderable).toBe(true);
  });
});

describe('A pool (CL-3)', () => {
  const first = (name: string) => check({ pools: poolsOf([name, ...plainGenes(23)]) }).pools[0];

  test.each([
    ['her2', 'ERBB2', [], []],
    ['ERBB2', 'ERBB2', [], []],
    ['cdk8', 'CDK8', ['ZERO_GUIDES'], []],
    ['ZNF502', 'ZNF502', [], ['FEWER_THAN_THREE_GUIDES']],
    ['PRMT5', 'PRMT5', [], ['ESSENTIAL_GENE']],
    ['CDY1', 'CDY1', [], ['PARALOGS_FOUND']],
    ['MLL2', null, ['GENE_AMBIGUOUS'], []],
    ['no gene', null, ['GENE_NOT_FOUND'], []],
    ['1-Mar', null, ['GENE_NOT_FOUND'], []],
    ['', null, ['GENE_NOT_FOUND'], []],
  ])('typed as "%s" leads to %s with %j and %j (CL-14, rulings 11 and 86)', (name, symbol, errors, warnings) => {
    const pool = first(name);
    expect(pool).toMatchObject({ value: name, validatedName: symbol });
    expect(pool?.errors.map(({ code }) => code)).toEqual(errors);
    expect(pool?.warnings.map(({ code }) => code)).toEqual(warnings);
  });

  test('names the genes that its guides cut as well, by symbol where they have one', () => {
    expect(first('CDY1')?.warnings[0]?.message).toBe('Its guides also cut CDY1B, CDY2A and ENSG-elsewhere.');
    expect(first('CDY1')?.offTargetGenes).toEqual(['CDY1B', 'CDY2A', 'ENSG-elsewhere']);
  });

  test('of a gene that has one already is an error with the place of the first (ruling 86)', () => {
    const { pools, leftOut } = check({ pools: poolsOf(['HER2', ...plainGenes(23), 'ERBB2']) });
    expect(pools[24]?.errors).toEqual([
      { code: 'GENE_REPEATED', message: 'ERBB2 has a pool already, in B01. One gene is one pool.' },
    ]);
    expect(leftOut).toBe(1);
  });

  test('keeps the gene that was chosen for a name of several', () => {
    const pools = [{ id: 'x', name: 'MLL2', chosenId: 'ENSG-KMT2B' }, ...poolsOf(plainGenes(23))];
    expect(check({ pools }).pools[0]).toMatchObject({ validatedName: 'KMT2B', by: 'choice', errors: [] });
  });

  test.each([
    'NTC1',
    'ntc-2',
    'NTC1 3',
    'Mock',
    'mock WT 4',
    'Viability',
    'Non-targeting control 1',
    'non-targeting',
    'wild type',
    'RELA Positive',
    'Positive control 1',
  ])('named %s is a control, which is set by number', (name) => {
    expect(controlMessage(name)).not.toBeNull();
    expect(first(name)).toMatchObject({ type: 'control', errors: [{ code: 'GENE_NOT_FOUND' }] });
    expect(first(name)?.errors[0]?.message).toContain('is a control, not a gene');
  });

  test.each(['NTCP', 'MOCOS', 'TP53', 'NTC', 'x'.repeat(10_000)])('named %s is no control but NTC alone', (name) => {
    expect(controlMessage(name) !== null).toBe(name === 'NTC');
  });
});

test('what can be ordered is what counts: 3 of 172 left out (ruling 73)', () => {
  const names = [...plainGenes(169), 'CDK8', 'MLL2', 'no gene'];
  const project = aCellLibrary({ pools: poolsOf(names) });
  const checked = checkCellLibrary(project, someLists());
  expect(checked).toMatchObject({ orderable: 169, leftOut: 3, isOrderable: false });
  expect(cellLibraryItem(project, checked, null).genes).toHaveLength(169);
});

test('an item is the project again, with what was typed and the gene that was meant', () => {
  const project = aCellLibrary({ pools: poolsOf(['her2', ...plainGenes(23)]), replicates: 3 });
  const item = cellLibraryItem(project, checkCellLibrary(project, someLists()), '0123456789abcdef');
  expect(item.genes[0]).toEqual({ ...geneOf('ERBB2'), typedName: 'her2' });
  let id = 0;
  const again = projectFromCellLibrary(item, () => `p${id++}`);
  expect(again).toEqual({
    ...project,
    pools: project.pools.map((pool, at) => ({ ...pool, chosenId: item.genes[at]?.ensemblId })),
  });
  expect(cellLibraryItem(again, checkCellLibrary(again, someLists()), '0123456789abcdef')).toEqual(item);
});

describe('The item, checked by the ids of its genes', () => {
  const codes = (item = aCellLibraryItem(), known: ReadonlySet<string> | null = lines) =>
    checkCellLibraryItem(item, catalogue, known).map(({ code }) => code);
  const withGene = (changes: object) => {
    const item = aCellLibraryItem();
    return { ...item, genes: item.genes.map((gene, at) => (at === 3 ? { ...gene, ...changes } : gene)) };
  };

  test('has nothing to say of what is fine', () => {
    expect(codes()).toEqual([]);
  });

  test.each([
    ['a gene that is in no list', { ensemblId: 'ENSG-none' }, 'GENE_NOT_FOUND'],
    ['the name of another gene', { geneName: 'GENE9' }, 'GENE_NOT_FOUND'],
    ['a gene without guides', geneOf('CDK8'), 'ZERO_GUIDES'],
    ['a gene twice', geneOf('GENE1'), 'GENE_REPEATED'],
    ['a gene whose guides cut others', geneOf('CDY1'), 'PARALOGS_FOUND'],
  ])('names the pool of %s', (_, changes, code) => {
    const [fault, ...more] = checkCellLibraryItem(withGene(changes), catalogue, lines);
    expect(more).toEqual([]);
    expect(fault).toMatchObject({ code, geneIndex: 3, well: 'F01' });
  });

  test.each([
    ['without a name', { name: ' ' }, 'NAME_MISSING'],
    ['with a name of a page', { name: 'x'.repeat(61) }, 'NAME_TOO_LONG'],
    ['in a line that libraries are not made in', { cellLine: 'THP-1' }, 'CELL_LINE_UNKNOWN'],
    ['with half a copy', { replicates: 0.5 }, 'REPLICATES_INVALID'],
  ])('%s is refused', (_, changes, code) => {
    expect(codes(aCellLibraryItem(24, changes))).toEqual([code]);
  });

  test('of thousands of pools is refused in one sentence', () => {
    expect(codes({ ...aCellLibraryItem(), genes: Array.from({ length: 5_000 }, () => geneOf('none')) })).toEqual([
      'TOO_MANY_POOLS',
    ]);
  });

  test('agrees with the check of its project in every generated list', () => {
    const names = fc.constantFrom('CDK8', 'CDY1', 'PRMT5', 'HER2', 'no gene', 'MLL2', ...plainGenes(40));
    fc.assert(
      fc.property(fc.array(names, { maxLength: 60 }), (typed) => {
        const project = aCellLibrary({ pools: poolsOf(typed) });
        const checked = checkCellLibrary(project, someLists());
        const item = cellLibraryItem(project, checked, null);
        const errors = checkCellLibraryItem(item, catalogue, lines).filter(({ severity }) => severity === 'error');
        // Faulty pools are not in the item, so that nothing but their number can be wrong with it.
        expect(errors.filter(({ geneIndex }) => geneIndex !== null)).toEqual([]);
        if (checked.isOrderable) expect(errors).toEqual([]);
      }),
    );
  });
});
