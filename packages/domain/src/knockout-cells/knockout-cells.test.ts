import { aGene } from '@cutsite/test-support/gene';
import { describe, expect, test } from 'vitest';
import { type CatalogueCellLine, type CatalogueFacts, makeGeneIndex, noFacts } from '../gene/index.ts';
import {
  catalogueCode,
  checkKnockoutItem,
  checkKnockoutList,
  codeOfRow,
  isOwnLine,
  type KnockoutItem,
  type KnockoutList,
  type KnockoutRow,
  knockoutItems,
  listFromKnockout,
  ownLine,
  withKnockoutFacts,
} from './index.ts';

const genes = {
  KEAP1: aGene('KEAP1'),
  NFE2L2: aGene('NFE2L2', { synonyms: ['NRF2'] }),
  GABPA: aGene('GABPA', { synonyms: ['NRF2'] }),
  PLK1: aGene('PLK1', { isEssential: true }),
  SMN2: aGene('SMN2'),
  CDK8: aGene('CDK8', { guideCount: 0 }),
};
const SMN1 = aGene('SMN1', { offTargetGenes: [genes.SMN2.ensemblId] });
const all = [...Object.values(genes), SMN1];
const line = (name: string, products: CatalogueCellLine['products']): CatalogueCellLine => ({
  name,
  genome: 'homo_sapiens',
  origin: '',
  synonyms: [],
  products,
});
const cellLines = [line('K-562', ['gene_knockout', 'cell_gko', 'cell_clonal']), line('BJ', ['cell_gko'])];
const catalogue = { index: makeGeneIndex('homo_sapiens', all), cellLines };

const aRow = (name: string, changes: Partial<KnockoutRow> = {}): KnockoutRow => ({
  id: name,
  name,
  chosenId: null,
  cellLine: 'K-562',
  quantity: 3,
  ...changes,
});
const aList = (rows: readonly KnockoutRow[], product: KnockoutList['product'] = 'gene_knockout'): KnockoutList => ({
  name: 'KEAP1 pathway',
  product,
  genome: 'homo_sapiens',
  rows,
});
const codes = (list: KnockoutList) =>
  checkKnockoutList(list, catalogue).map(({ errors, warnings }) => [...errors, ...warnings].map(({ code }) => code));

describe('The catalogue code of gene knockout cells', () => {
  test.each([
    ['homo_sapiens', 'KEAP1', 3, 'GKO-HS-KEAP1-3'],
    ['homo_sapiens', 'TP53', 1.5, 'GKO-HS-TP53-1.5'],
    ['mus_musculus', 'Trp53', 10, 'GKO-MM-TRP53-10'],
  ] as const)('of %s %s, %s nmol is made of species, symbol and amount (KO-4, ruling 57)', (...given) => {
    const [genome, symbol, quantity, code] = given;
    expect(catalogueCode(genome, symbol, quantity)).toBe(code);
    expect(codeOfRow('gene_knockout', genome, symbol, quantity)).toBe(code);
  });

  test('and none for an amount that is not offered, or a product without amounts', () => {
    expect(codeOfRow('gene_knockout', 'homo_sapiens', 'KEAP1', 7)).toBeNull();
    expect(codeOfRow('gene_knockout', 'homo_sapiens', 'KEAP1', 0)).toBeNull();
    expect(codeOfRow('cell_gko', 'homo_sapiens', 'KEAP1', 3)).toBeNull();
  });
});

describe('A line of one’s own', () => {
  test('is kept with "Other" before it, once (KO-2)', () => {
    expect([ownLine('SH-SY5Y, clone 7'), ownLine('Other: SH-SY5Y, clone 7')]).toEqual([
      'Other: SH-SY5Y, clone 7',
      'Other: SH-SY5Y, clone 7',
    ]);
    expect([isOwnLine('Other: X'), isOwnLine('OTHER X'), isOwnLine('Otherwise'), isOwnLine('K-562')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('A list of knockouts', () => {
  test('asks where a name could mean two genes, and takes the answer (rulings 66 and 86)', () => {
    expect(codes(aList([aRow('NRF2')]))).toEqual([['GENE_AMBIGUOUS']]);
    const chosen = aList([aRow('NRF2', { chosenId: genes.NFE2L2.ensemblId })]);
    const checked = checkKnockoutList(chosen, catalogue);
    expect(knockoutItems(chosen, checked, null)).toMatchObject([{ geneName: 'NFE2L2', typedName: 'NRF2' }]);
  });

  test.each([
    ['gene_knockout', 'PLK1', ['ESSENTIAL_GENE'], true],
    ['cell_gko', 'PLK1', ['ESSENTIAL_GENE'], true],
    ['cell_clonal', 'PLK1', ['ESSENTIAL_GENE'], false],
    ['cell_clonal', 'SMN1', ['PARALOGS_FOUND'], true],
    ['cell_gko', 'CDK8', ['ZERO_GUIDES'], false],
    ['cell_gko', 'NOGENE', ['GENE_NOT_FOUND'], false],
    ['cell_gko', '', ['GENE_MISSING'], false],
  ] as const)('as %s says of %s: %j (ruling 59)', (product, name, said, isOrdered) => {
    const list = aList([aRow(name)], product);
    expect(codes(list)).toEqual([[...said]]);
    expect(knockoutItems(list, checkKnockoutList(list, catalogue), null)).toHaveLength(isOrdered ? 1 : 0);
  });

  test('names the gene that is cut along with one', () => {
    const [checked] = checkKnockoutList(aList([aRow('SMN1')]), catalogue);
    expect(checked?.warnings.map(({ message }) => message)).toEqual(['Also cuts SMN2.']);
  });

  test.each([
    ['', ['CELL_LINE_MISSING']],
    ['BJ', ['CELL_LINE_NOT_OFFERED']],
    ['My line', ['CELL_LINE_NOT_OFFERED']],
    ['Other: my line', []],
    ['Other: ', ['OWN_LINE_INVALID']],
    [`Other: ${'x'.repeat(61)}`, ['OWN_LINE_INVALID']],
    ['Other: a\u0007b', ['OWN_LINE_INVALID']],
  ])('made in "%s" says %j (KO-2)', (cellLine, said) => {
    expect(codes(aList([aRow('KEAP1', { cellLine })]))).toEqual([said]);
  });

  test('says of a line of the other species that it is one', () => {
    const mouse: CatalogueCellLine = { ...line('NIH/3T3', ['gene_knockout']), genome: 'mus_musculus' };
    const lists = { ...catalogue, cellLines: [...cellLines, mouse] };
    const [checked] = checkKnockoutList(aList([aRow('KEAP1', { cellLine: 'NIH/3T3' })]), lists);
    expect(checked?.errors.map(({ message }) => message)).toEqual(['NIH/3T3 is a mouse line; this gene is human.']);
  });

  test('takes the amounts that are offered only (KO-3)', () => {
    expect(
      [1.5, 3, 5, 10, 2, 0, Number.NaN].map((quantity) => codes(aList([aRow('KEAP1', { quantity })])).flat()),
    ).toEqual([[], [], [], [], ['QUANTITY_INVALID'], ['QUANTITY_INVALID'], ['QUANTITY_INVALID']]);
  });

  test('warns of the same knockout twice', () => {
    expect(codes(aList([aRow('KEAP1'), aRow('keap1')]))).toEqual([[], ['REPEATED']]);
  });

  test('comes back from an item as it was', () => {
    const list = aList([aRow('KEAP1', { cellLine: 'Other: mine' })], 'cell_clonal');
    const [item] = knockoutItems(list, checkKnockoutList(list, catalogue), null);
    if (item === undefined) throw new Error('the row can be ordered');
    const back = listFromKnockout(item, () => 'id', 3);
    expect(knockoutItems(back, checkKnockoutList(back, catalogue), null)).toEqual([item]);
  });
});

const anItem: KnockoutItem = {
  kind: 'knockout_cells',
  productSlug: 'cell_clonal',
  genome: 'homo_sapiens',
  ensemblId: null,
  geneName: 'KEAP1',
  typedName: 'KEAP1',
  cellLine: 'K-562',
  quantity: null,
  catalogueVersion: null,
};
const facts: CatalogueFacts = { ...noFacts, cellLines, genes: new Map(all.map((gene) => [gene.ensemblId, gene])) };

describe('A knockout in the cart', () => {
  test('may name its gene by the symbol alone (KO-6)', () => {
    expect(checkKnockoutItem(anItem, facts)).toEqual([]);
  });

  test.each([
    ['an essential gene, as a clone', { geneName: 'PLK1' }, 'ESSENTIAL_GENE'],
    ['a name of two genes', { geneName: 'NRF2' }, 'GENE_AMBIGUOUS'],
    ['a name that is none', { geneName: 'KEAP9' }, 'GENE_NOT_FOUND'],
    ['an id that is in no list', { ensemblId: 'ENSG00000999999' }, 'GENE_NOT_FOUND'],
    ['the name of another gene', { ensemblId: genes.GABPA.ensemblId }, 'GENE_NOT_FOUND'],
    ['a line that clones are not made in', { cellLine: 'BJ' }, 'CELL_LINE_NOT_OFFERED'],
    ['an amount that clones have not', { quantity: 3 }, 'QUANTITY_INVALID'],
    ['no amount where there is one', { productSlug: 'gene_knockout' }, 'QUANTITY_INVALID'],
  ] as const)('is refused with %s', (_, changes, code) => {
    const errors = checkKnockoutItem({ ...anItem, ...changes }, facts).filter(({ severity }) => severity === 'error');
    expect(errors.map((fault) => fault.code)).toContain(code);
  });

  test.each(['keap1', 'INRF2', 'Keap1'])(
    'called %s is that gene, and is kept by its symbol (ruling 11)',
    (geneName) => {
      const named = new Map([...facts.genes, [genes.KEAP1.ensemblId, { ...genes.KEAP1, synonyms: ['INRF2'] }]]);
      const item = { ...anItem, geneName, typedName: geneName };
      expect(checkKnockoutItem(item, { ...facts, genes: named })).toEqual([]);
      expect(withKnockoutFacts(item, { ...facts, genes: named })).toMatchObject({
        geneName: 'KEAP1',
        ensemblId: genes.KEAP1.ensemblId,
        typedName: geneName,
      });
    },
  );

  test('with a symbol of two genes asks for the id', () => {
    const twice = new Map([...facts.genes, ['ENSG00000000001', { ...genes.KEAP1, ensemblId: 'ENSG00000000001' }]]);
    expect(checkKnockoutItem(anItem, { ...facts, genes: twice }).map(({ code }) => code)).toEqual(['GENE_AMBIGUOUS']);
  });
});
