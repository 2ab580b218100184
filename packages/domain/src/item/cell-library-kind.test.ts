import { describe, expect, test } from 'vitest';
import type { CellLibraryItem } from '../cell-library/index.ts';
import { type CatalogueCellLine, type CatalogueGene, noFacts } from '../gene/index.ts';
import { catalogueQuestions, checkByKind, itemKinds, itemName, kindOf } from './index.ts';

function aGene(number: number): CatalogueGene {
  return {
    ensemblId: `ENSG${String(number).padStart(11, '0')}`,
    symbol: `GENE${number}`,
    currentSymbol: null,
    synonyms: [],
    uncertainSynonyms: [],
    isProteinCoding: true,
    isEssential: false,
    isControl: false,
    guideCount: 4,
    offTargetGenes: [],
  };
}

const genes = Array.from({ length: 90 }, (_, at) => aGene(at + 1));
const k562: CatalogueCellLine = {
  name: 'K-562',
  genome: 'homo_sapiens',
  origin: 'chronic myeloid leukaemia',
  synonyms: [],
  products: ['engineered_cell_libraries'],
};
const catalogue = { ...noFacts, genes: new Map(genes.map((gene) => [gene.ensemblId, gene])), cellLines: [k562] };

const item: CellLibraryItem = {
  kind: 'cell_library',
  productSlug: 'engineered_cell_libraries',
  name: 'Chromatin',
  species: 'homo_sapiens',
  cellLine: 'K-562',
  controls: { ntc1: 4, ntc2: 4, mockWT: 8 },
  replicates: 2,
  catalogueVersion: null,
  genes: genes.map(({ ensemblId, symbol }) => ({ ensemblId, geneName: symbol, isEssential: false, typedName: symbol })),
};
const rules = kindOf(itemKinds, item);
const codes = (facts: typeof catalogue | null, one = item) =>
  checkByKind(itemKinds, [one], { namesInCart: new Set(), catalogue: facts })[0]?.faults.map(({ code }) => code);

describe('A library of engineered cells among the items of a cart (decision 33)', () => {
  test('has the name of its project, and says what it is in facts', () => {
    expect(itemName(itemKinds, item)).toBe('Chromatin');
    expect(rules.facts(item).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Product: Engineered cell library',
      'Contents: 90 pools in 2 racks of 96',
      'Cell line: K-562',
      'Controls: 20 a rack: 4 NTC1, 4 NTC2, 8 mock, 3 built in, 1 viability',
      'Copies: 2 copies of each pool',
      'Genome: Human, GENCODE 26 (GRCh38.p10)',
    ]);
  });

  test('travels on dry ice, counts pools, and keeps its copies in the cart (ruling 84)', () => {
    expect(rules.temperature(item)).toBe('dry_ice');
    expect(rules.units(item)).toEqual({ count: 90, word: 'pools' });
    expect([rules.copies(item), rules.mergeKey(item)]).toEqual([null, null]);
    expect(rules.fixedQuantity).toMatch(/copies of a library/);
    expect(rules.making(item)).toEqual({ name: 'cell_library', days: 30, line: item.cellLine });
  });

  test('a duplicate gets another name', () => {
    expect(rules.mapNames(item, ({ text, unique }) => `${text} ${unique}`)).toMatchObject({
      name: 'Chromatin in_copies',
    });
  });

  test('asks the catalogue for its genes and the cell lines of its genome, and for no more than a library may have', () => {
    const [question] = catalogueQuestions(itemKinds, [item, item]);
    expect(question).toMatchObject({ genome: 'homo_sapiens', cellLines: true });
    expect(question?.ensemblIds).toHaveLength(90);
    const [large] = catalogueQuestions(itemKinds, [
      { ...item, genes: Array.from({ length: 5_000 }, (_, at) => ({ ...item.genes[0], ensemblId: `${at}` })) },
    ] as never);
    expect(large?.ensemblIds).toHaveLength(360);
  });

  test('keeps the version and what the catalogue says of its genes, whatever was sent', () => {
    const essential = { ...aGene(1), isEssential: true };
    const facts = {
      ...catalogue,
      genes: new Map([
        [essential.ensemblId, essential],
        ['ENSG00000000002', { ...aGene(2), offTargetGenes: ['ENSG00000000001', 'ENSG00000099999'] }],
      ]),
      versions: new Map([['homo_sapiens' as const, '0123456789abcdef']]),
    };
    const kept = rules.keepFacts?.({ ...item, genes: item.genes.slice(0, 2), catalogueVersion: 'f' } as never, facts);
    expect(kept).toMatchObject({
      catalogueVersion: '0123456789abcdef',
      genes: [
        { isEssential: true, gene: { guideCount: 4, alsoCut: [] } },
        { isEssential: false, gene: { guideCount: 4, alsoCut: ['GENE1', 'ENSG00000099999'] } },
      ],
    });
  });

  test.each([
    ['as it is', catalogue, item, []],
    ['without a catalogue', null, item, ['no_gene_catalogue']],
    [
      'in a line of another product',
      { ...catalogue, cellLines: [{ ...k562, products: [] }] },
      item,
      ['CELL_LINE_UNKNOWN'],
    ],
    ['in a line of another genome', catalogue, { ...item, cellLine: 'MC38' }, ['CELL_LINE_UNKNOWN']],
    [
      'with a gene that is gone',
      { ...catalogue, genes: new Map([...catalogue.genes].slice(1)) },
      item,
      ['GENE_NOT_FOUND'],
    ],
  ])('%s', (_, facts, one, expected) => {
    expect(codes(facts, one)).toEqual(expected);
  });
});
